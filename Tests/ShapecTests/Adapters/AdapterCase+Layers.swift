#if os(Linux)
  extension AdapterCase {
    static let layers = [
      AdapterCase(
        "Fills and strokes are shape layers in paint order",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(10, 10, 20, 20), rule: .evenOdd)
          scene.stroke(
            .color(.sea), width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [2, 1], phase: 0.5,
            path: rect(0, 0, 50, 50))
          scene.fill(.color(.clear))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          box 10 10 20 20 #FF0000
          M 0 0 L 50 0 L 50 50 L 0 50 Z stroke #0000FF 3 round bevel 4 dash [2.0, 1.0] 0.5
          """),
      AdapterCase(
        "A gradient has a square layer, so that it is not stretched",
        """
        let stops: [GradientStop] = [.stop(.flame), .stop(.sea, at: 0.25), .stop(.white)]
        let scene = picture { scene in
          scene.fill(.linearGradient(stops, from: Point(10, 20), to: Point(60, 45)), path: rect(10, 20, 100, 50))
          scene.fill(.radialGradient(stops, center: Point(50, 50), radius: 25), path: rect(0, 0, 50, 100))
          scene.stroke(.conicGradient(stops, from: ShapeCore.Angle(degrees: 90)), width: 2, path: rect(1, 1, 98, 98))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer window 10 20 100 50
            axial 100 100 from 0 0 to 0.5 0.25: #FF0000 0.0 #0000FF 0.25 #FFFFFF 1.0
          layer window 0 0 50 100
            radial 100 100 from 0.5 0.5 to 0.75 0.75: #FF0000 0.0 #0000FF 0.25 #FFFFFF 1.0
          conic 100 100 from 0.5 0.5 to 0.5 1: #FF0000 0.0 #0000FF 0.25 #FFFFFF 1.0
            mask M 1 1 L 99 1 L 99 99 L 1 99 Z stroke #000000 2 butt miter 10
          """),
      AdapterCase(
        "A layer is rotated around its center and faded as a whole",
        """
        let scene = picture { scene in
          scene.beginLayer(
            "turned", frame: LayerFrame(left: 20, top: 20, width: 20, height: 40), opacity: 0.5,
            rotation: ShapeCore.Angle(degrees: 90))
          scene.fill(.color(.flame))
          scene.fill(.color(.sea), path: rect(0, 0, 5, 5))
          scene.endLayer()
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer turned opacity 0.5 turn 0 1 -1 0 70 10
            box 20 20 20 40 #FF0000
            box 20 20 5 5 #0000FF
          """),
      AdapterCase(
        "Each cut has its own mask, and erasures use the even-odd rule",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(0, 0, 80, 80))
          scene.clip(rect(0, 0, 50, 50), rule: .evenOdd)
          scene.clip(rect(10, 0, 50, 50))
          scene.erase(rect(40, 40, 90, 10))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer window 10 0 50 50
            layer window 0 0 50 50
              layer
                box 0 0 80 80 #FF0000
                mask M 9 -1 L 131 -1 L 131 51 L 9 51 Z M 40 40 L 130 40 L 130 50 L 40 50 Z fill #000000 even-odd
          """),
      AdapterCase(
        "An opaque layer has a shadow path, the first shadow is topmost, and cuts do not apply to shadows",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(0, 0, 50, 50))
          scene.shadow(.black, radius: 3, offset: Point(1, 2))
          scene.shadow(.sea, radius: 5, opacity: 0.5)
          scene.clip(rect(0, 0, 20, 100))
          scene.erase(rect(0, 40, 20, 90))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer shadow #0000FF80 5 by 0 0 of M 0 0 L 20 0 L 20 40 L 0 40 Z
          layer at 1 2 shadow #000000 3 by 0 0 of M 0 0 L 20 0 L 20 40 L 0 40 Z
          layer window 0 0 20 100
            layer
              box 0 0 50 50 #FF0000
              mask M -1 -1 L 21 -1 L 21 131 L -1 131 Z M 0 40 L 20 40 L 20 130 L 0 130 Z fill #000000 even-odd
          """),
      AdapterCase(
        "A single fill is its own shadow path, with all its elements",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(0, 0, 20, 20).appending(rect(10, 10, 20, 20)))
          scene.shadow(.black, radius: 3)
        }
        let shadow = scene.makeLayer(in: .light).sublayers?.first
        print(shadow?.shadowPath?.steps.count ?? 0)
        """,
        gives: """
          10
          """),
      AdapterCase(
        "The content of a slot casts no shadow of the shape with the slot",
        """
        show(ServedTray().makeLayer(size: CGSize(width: 100, height: 100)))
        """,
        gives: """
          layer shadow #000000 3 by 0 0 of M 0 90 L 100 90 L 100 100 L 0 100 Z
          box 0 90 100 10 #FF0000
          box 0 0 100 90 #0000FF
          """),
      AdapterCase(
        "A translucent layer casts its shadow from outside a window",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame.multiplied(opacity: 0.5)), path: rect(10, 10, 50, 50))
          scene.shadow(.black, radius: 3, offset: Point(1, 2))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer at 1 2 shadow #00000080 3 by 0 0 of M 10 10 L 60 10 L 60 60 L 10 60 Z
          box 10 10 50 50 #FF000080
          """),
      AdapterCase(
        "A part of a picture is some nodes without the effects of the layers around them, or the shadows of a layer",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(0, 0, 20, 20))
          scene.beginLayer("faded", frame: LayerFrame(), opacity: 0.5)
          scene.fill(.color(.sea), path: rect(0, 0, 10, 10))
          scene.border(.bottom, width: 4)
          scene.shadow(.black, radius: 3)
          scene.endLayer()
        }
        show(scene.makeLayer(.nodes(1..<4), in: .light), "a fill, and one from the layer")
        show(scene.makeLayer(.nodes(2..<5), in: .light), "the layer")
        show(scene.makeLayer(.shadows(ofLayerAt: 2), in: .light), "its shadow")
        """,
        gives: """
          a fill, and one from the layer
            box 0 0 20 20 #FF0000
            box 0 0 10 10 #0000FF
          the layer
            layer faded opacity 0.5
              layer shadow #000000 3 by 0 0 of M 0 0 L 10 0 L 10 10 L 0 10 Z M 0 96 L 100 96 L 100 100 L 0 100 Z
              box 0 0 10 10 #0000FF
              M 100 100 L 0 100 L 0 96 L 100 96 Z fill #000000
          its shadow
            layer shadow #000000 3 by 0 0 of M 0 0 L 10 0 L 10 10 L 0 10 Z M 0 96 L 100 96 L 100 100 L 0 100 Z
          """),
      AdapterCase(
        "Adaptive colors have the values of one appearance",
        """
        let ink = ShapeCore.Color.adaptive(light: .black, dark: .white)
        let scene = picture { scene in
          scene.fill(.linearGradient([.stop(ink), .stop(.flame)]), path: rect(0, 0, 10, 10))
          scene.fill(.color(ink), path: rect(0, 0, 10, 10))
          scene.shadow(ink, radius: 1)
        }
        show(scene.makeLayer(in: .dark))
        """,
        gives: """
          layer shadow #FFFFFF 1 by 0 0 of M 0 0 L 10 0 L 10 10 L 0 10 Z
          axial 10 10 from 5 0 to 5 10: #FFFFFF 0.0 #FF0000 1.0
          box 0 0 10 10 #FFFFFF
          """),
      AdapterCase(
        "Numbers that are not finite reach no layer",
        """
        var scene = picture { scene in
          scene.beginLayer("x", frame: LayerFrame(inset: 10), rotation: ShapeCore.Angle(degrees: 10))
          scene.fill(.linearGradient([.stop(.flame), .stop(.sea)]), path: rect(0, 0, 10, 10))
          scene.stroke(.color(.flame), width: 2, path: rect(0, 0, 10, 10))
          scene.shadow(.black.multiplied(opacity: 0.5), radius: 3)
          scene.endLayer()
        }
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1, 0] {
          var broken = scene
          broken.size = Size(number, number)
          for layer in broken.layers.indices {
            broken.layers[layer].frame = Rect(x: number, y: number, width: number, height: number)
            broken.layers[layer].rotation = ShapeCore.Angle(radians: number)
            broken.layers[layer].scale = Point(number, number)
            broken.layers[layer].clips = [Clip(path: rect(number, number, number, number))]
            broken.layers[layer].erasure = rect(number, number, number, number)
            broken.layers[layer].shadows = [Shadow(color: .black, radius: number, offset: Point(number, number))]
          }
          for style in broken.strokeStyles.indices { broken.strokeStyles[style].width = number }
          for paint in broken.paints.indices {
            guard case .gradient(var gradient) = broken.paints[paint] else { continue }
            gradient.geometry = .linear(from: Point(number, number), to: Point(1, 2))
            gradient.stops[0].position = number
            broken.paints[paint] = .gradient(gradient)
          }
          _ = broken.makeLayer(in: .light, scale: number)
          for path in broken.paths.indices { broken.paths[path] = rect(number, 0, number, number) }
          _ = broken.makeLayer(in: .light, scale: number)
          // Nothing else is broken than what layers without a path of their own need.
          for layer in scene.layers.indices { scene.layers[layer].opacity = number }
          _ = scene.makeLayer(in: .light, scale: number)
        }
        print("done")
        """,
        gives: """
          done
          """),
    ]
  }
#endif
