import ShapeKit
