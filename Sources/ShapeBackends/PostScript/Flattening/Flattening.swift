import ShapeCore
import ShapeRaster

/// What is painted instead of something that needs transparency.
struct Replacement {
  /// Images, to be painted first.
  var images: [ImageRegion]
  /// Opaque pieces, in paint order.
  var pieces: [(region: Region, paint: FlatPaint)]
  /// How they show it. If there are several images, that is the largest.
  var lowering: Lowering
}

/// A picture without transparency: a scene, and what replaces its parts that need transparency.
struct Flattening {
  /// What needs transparency and has no replacement is not on the canvas.
  private(set) var replacements: [PaintPlace: Replacement] = [:]
  let paper: Pigment
  /// The part of the scene that the page shows, exactly.
  let picture: Rect

  /// Flattens a scene.
  /// - Parameters:
  ///   - scene: A scene that is resolved in one appearance.
  ///   - canvas: The part of the scene that matters.
  ///   - picture: The part that the page shows.
  ///   - resolution: The resolution of images, in pixels per inch of the page.
  ///   - scale: The number of points on the page for each point of the scene.
  init(_ scene: Scene, canvas: Rect, picture: Rect, paper: Pigment, resolution: Double, scale: Double) {
    self.paper = paper
    self.picture = picture
    guard scene.mayNeedTransparency else { return }
    let plan = FlatteningPlan(
      GroupFlattener(scene: scene, canvas: canvas), paper: MixedColor(paper).opaque, scale: scale)
    let images = ImageRegion.regions(of: plan, in: picture, resolution: resolution, scale: scale)
    replacements = plan.emissions.mapValues { emission in
      let shown = emission.shownIn.map { images[plan.owner(of: $0)] }
      let largest = shown.max { $0.width * $0.height < $1.width * $1.height }
      return Replacement(
        images: emission.images.map { images[$0] }, pieces: emission.pieces,
        lowering: largest.map { .rasterized(RasterizedRegion($0)) } ?? .flattened(pieces: emission.pieces.count))
    }
  }
}

extension Flattening {
  /// The image with the largest product of pixels and nodes in it, which takes the most work.
  var largestImage: ImageRegion? {
    func size(_ image: ImageRegion) -> Double { Double(image.width) * Double(image.height) * Double(image.place.node) }
    return replacements.values.flatMap { $0.images }.max { size($0) < size($1) }
  }
}

/// What is written instead of an item.
private struct Emission {
  /// The indices of images, to be painted first.
  var images: [Int] = []
  /// The indices of all images that it needs, also of those that are part of later ones.
  var shownIn: [Int] = []
  /// Opaque pieces, in paint order.
  var pieces: [(region: Region, paint: FlatPaint)] = []
}

/// An image of everything up to a place in the paint order, in a part of the page.
struct PlannedImage {
  var place: PaintPlace
  var rect: Rect
  var cause: RasterizationCause
  /// The resolution that a blur over plain areas needs, in pixels per inch of the page, or `nil` if there are other edges.
  fileprivate(set) var blurResolution: Double?
  fileprivate var scope: Int
  /// The index of a later image that contains it, or its own.
  fileprivate(set) var owner: Int
}

/// Decides how each item of a scene that needs transparency is shown.
///
/// Items are added to a map of the page in paint order. Opaque ones change only what is known about the page. For a
/// translucent one, the added pieces are opaque over paper, so they can be painted at its place.
struct FlatteningPlan {
  /// The longest distance by which a piece extends under later ones at most ends before its own edge, in points of
  /// the page. Nearer to
  /// its edge, it would shine through the soft edges of pieces that share it.
  private static let underlap = 0.5
  /// The number of overlapping images from which on they become one.
  private static let mostOverlappingImages = 8
  /// The number of images instead of many pieces from which on they become one.
  private static let mostCrowdedImages = 32

  fileprivate var emissions: [PaintPlace: Emission] = [:]
  private(set) var images: [PlannedImage] = []
  /// The images that are not part of later ones, in order.
  private var whole: [Int] = []
  private let list: PageItems

  private let flattener: GroupFlattener
  /// The number of points on the page for each point of the scene.
  private let scale: Double
  private let paper: FlatPaint
  private var page: FlatMap
  private var work = FlatteningWork()
  private var cuts: [[Cut]?]

  fileprivate init(_ flattener: GroupFlattener, paper: MixedColor, scale: Double) {
    self.flattener = flattener
    self.scale = scale
    self.paper = .color(paper)
    page = FlatMap(flattener.canvas)
    list = PageItems(flattener)
    cuts = Array(repeating: nil, count: list.scopes.count)
    cuts[0] = []
    let needs = PageNeeds(list.items, canvas: flattener.canvas)
    var painted = TileIndex(covering: flattener.canvas)
    for (index, item) in list.items.enumerated() {
      defer { painted.add(item.box) }
      switch item.kind {
      case .image(let cause):
        addImage(of: item, [item.box], cause, blurResolution: blurResolution(of: item, over: painted))
      case .opaque: if needs.isBelow[index] { learn(item) }
      case .translucent:
        if needs.isCrowded[index] {
          addImage(of: item, [item.box], .tooManyPieces)
        } else {
          flatten(item)
        }
      }
    }
    dropHidden()
  }

  // MARK: Items

  /// Adds an opaque item to the map of the page.
  private mutating func learn(_ item: PageItem) {
    do throws(TooMuchWork) {
      try page.paint(map(of: item), .normal, &work)
    } catch {
      page.cover(item.box, error.cause)
    }
  }

  private mutating func flatten(_ item: PageItem) {
    do throws(TooMuchWork) {
      let map = try map(of: item)
      var mode = BlendMode.normal
      if case .layer(let layer, _) = item.item, item.place.part == .node { mode = flattener.scene.layers[layer].blend }
      let added = try page.paint(map, mode, &work)
      let pieces = try pieces(of: added)
      try work.spend(pieces: pieces.count)
      var boxes: [(Rect, RasterizationCause)] = []
      for piece in added {
        if case .image(let cause) = piece.piece.paint { boxes.append((piece.visible.box, cause)) }
      }
      if let first = boxes.first {
        addImage(of: item, boxes.map { $0.0 }, first.1, covers: false)
      }
      emissions[item.place, default: Emission()].pieces = pieces
    } catch {
      addImage(of: item, [item.box], error.cause)
    }
  }

  /// Returns the pieces to paint for those that were added to the map.
  private mutating func pieces(of added: [VisiblePiece]) throws(TooMuchWork) -> [(region: Region, paint: FlatPaint)] {
    let hasImages = added.contains { if case .image = $0.piece.paint { true } else { false } }
    var result: [(region: Region, paint: FlatPaint)] = []
    for piece in added {
      let paint = FlatPaint.mixed(piece.piece.paint, over: paper, .normal)
      if case .image = paint { continue }
      // An image has the right colors beyond its pieces already.
      result.append((hasImages ? piece.visible : try extended(piece), paint))
    }
    return result
  }

  /// Returns the visible part of a piece with what extends under later ones.
  private mutating func extended(_ piece: VisiblePiece) throws(TooMuchWork) -> Region {
    if piece.visible == piece.piece.region { return piece.visible }
    guard let inside = try work.shrunk(piece.piece.region, by: Self.underlap / scale) else { return piece.visible }
    return try work.union(piece.visible, inside) ?? piece.visible
  }

  /// Returns the pieces of an item.
  private mutating func map(of item: PageItem) throws(TooMuchWork) -> FlatMap {
    let scene = flattener.scene
    var result = FlatMap(flattener.canvas)
    switch item.item {
    case .fill, .stroke: try flattener.add(item.item, item.map, to: &result, &work)
    case .layer(let id, let contents):
      let layer = scene.layers[id]
      let inner = layer.transform.then(item.map)
      switch item.place.part {
      case .node: result = try flattener.group(of: layer, contents, item.map, &work)
      case .shadow(let index): result = try flattener.shadow(layer.shadows[index], of: layer, contents, inner, &work)
      case .innerShadow(let index):
        result = try flattener.innerShadow(layer.innerShadows[index], of: layer, contents, inner, &work)
      }
    }
    var scope: Int? = item.scope
    while let index = scope {
      for cut in try cuts(ofScope: index) { try result.cut(cut, &work) }
      scope = list.scopes[index].parent
    }
    return result
  }

  private mutating func cuts(ofScope index: Int) throws(TooMuchWork) -> [Cut] {
    if let known = cuts[index] { return known }
    guard let layer = list.scopes[index].layer else { return [] }
    let result = try flattener.cuts(of: layer, list.scopes[index].map, &work)
    cuts[index] = result
    return result
  }

  // MARK: Images

  /// Adds images of some boxes of an item, one for all that overlap.
  /// - Parameter covers: Whether the map of the page must still learn about them.
  private mutating func addImage(
    of item: PageItem, _ boxes: [Rect], _ cause: RasterizationCause, covers: Bool = true, blurResolution: Double? = nil
  ) {
    var rects: [Rect] = []
    for box in boxes {
      var rect = box
      while let index = rects.firstIndex(where: { $0.overlaps(rect) }) { rect = rect.union(rects.remove(at: index)) }
      rects.append(rect)
    }
    for rect in rects {
      if covers { page.cover(rect, cause) }
      let index = images.count
      images.append(
        PlannedImage(
          place: item.place, rect: rect, cause: cause, blurResolution: blurResolution, scope: item.scope, owner: index))
      whole.append(index)
      emissions[item.place, default: Emission()].images.append(index)
      emissions[item.place, default: Emission()].shownIn.append(index)
      merge(index)
    }
  }

  /// The largest difference of neighboring pixels of a blur, in 255ths.
  private static let largestStep = 2.0

  /// Returns the resolution that an item needs, if it is the blurred shadow of a layer, above nothing but such shadows or
  /// an area that it doesn't leave.
  private func blurResolution(of item: PageItem, over painted: TileIndex) -> Double? {
    guard item.scope == 0, var finest = blurResolution(of: item) else { return nil }
    for number in painted.overlapping(item.box) {
      let below = list.items[number]
      if case .fill(let path, _, _) = below.item, below.kind == .opaque, below.map == .identity,
        flattener.scene.paths[path].covers(item.box)
      {
        break
      }
      guard below.scope == 0, let other = blurResolution(of: below) else { return nil }
      finest = max(finest, other)
    }
    return finest
  }

  /// Returns the resolution for the steepest edge of a blurred shadow: its alpha divided by √2π standard deviations.
  private func blurResolution(of item: PageItem) -> Double? {
    guard case .shadow(let index) = item.place.part, case .layer(let id, _) = item.item else { return nil }
    let layer = flattener.scene.layers[id]
    let shadow = layer.shadows[index]
    let reach = layer.transform.then(item.map).reach(of: shadow.radius)
    let deviation = min(reach.x, reach.y) * scale / 72
    guard item.kind == .image(.blur), deviation > 0 else { return nil }
    let alpha = Double(Pigment(shadow.color.light).alpha) / Double(Pigment.opaque)
    return 255 * alpha / (2 * Double.pi).squareRoot() / deviation / Self.largestStep
  }

  /// Makes an image contain those below it if there are many, or if both only save pieces.
  private mutating func merge(_ index: Int) {
    while true {
      let (rect, cause) = (images[index].rect, images[index].cause)
      let others = whole.filter { $0 != index && isScope(images[index].scope, around: images[$0].scope) }
      let below = others.filter { images[$0].rect.overlaps(rect) }
      // The new image paints over those inside it.
      var absorbed = below.count >= Self.mostOverlappingImages ? below : below.filter { rect.contains(images[$0].rect) }
      if cause == .tooManyPieces, absorbed.isEmpty {
        absorbed = below.filter { images[$0].cause == .tooManyPieces }
        let all = others.filter { images[$0].cause == .tooManyPieces }
        if all.count >= Self.mostCrowdedImages { absorbed = all }
      }
      if absorbed.isEmpty { return }
      for other in absorbed {
        if !rect.contains(images[other].rect) { images[index].blurResolution = nil }
        images[index].rect = images[index].rect.union(images[other].rect)
        images[other].owner = index
        let place = images[other].place
        emissions[place]?.images.removeAll { $0 == other }
      }
      let gone = Set(absorbed)
      whole.removeAll { gone.contains($0) }
    }
  }

  private func isScope(_ scope: Int, around other: Int) -> Bool {
    var current: Int? = other
    while let index = current, index >= scope {
      if index == scope { return true }
      current = list.scopes[index].parent
    }
    return false
  }

  /// Removes pieces that a later image paints again, if it was made because there are too many.
  private mutating func dropHidden() {
    var above: [Int] = []
    for item in list.items.reversed() {
      guard let emission = emissions[item.place] else { continue }
      let hiding = above.first {
        images[$0].rect.contains(item.box) && isScope(images[$0].scope, around: item.scope)
      }
      if let hiding {
        for image in emission.images { images[image].owner = hiding }
        emissions[item.place] = Emission(shownIn: [hiding])
      } else {
        above += emission.images.filter { images[$0].cause == .tooManyPieces }
      }
    }
  }

  /// Returns the index of the image that shows what an image would have shown.
  func owner(of image: Int) -> Int {
    var index = image
    while images[index].owner != index { index = images[index].owner }
    return index
  }
}
