#if os(Linux)
  extension AdapterCase {
    /// Masks, inner shadows, and shadows with a spread, as layers.
    static let effects = [
      AdapterCase(
        "Each mask has a group, the shadow of a masked layer is cast by a masked copy, and nothing masks the shadow",
        """
        let scene = picture { scene in
          scene.beginMask(frame: LayerFrame(), opacity: 0.5)
          scene.fill(.color(.sea), path: rect(0, 0, 40, 40))
          scene.endLayer()
          scene.beginMask(frame: LayerFrame())
          scene.fill(.color(.sea), path: rect(20, 0, 40, 40))
          scene.endLayer()
          scene.fill(.color(.flame))
          scene.shadow(.black, radius: 1)
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          image 26 x 46 in 26 46
            | turn 1 0 0 -1 -17 43
            | save
            |   turn 1 0 0 -1 17 43
            |   image 26 x 46 in 0 0 26 46
            |     crop 22 0 26 46
            |     turn 1 0 0 -1 5 43
            |     shadow 25 0 blur 2 #000000
            |     save
            |       group
            |         save
            |           turn 1 0 0 1 -25 0
            |           save
            |             save
            |               group
            |                 save
            |                   color #FF0000
            |                   fill M 0 0 L 100 0 L 100 100 L 0 100 Z
            |                   save
            |                     blend destinationIn
            |                     group
            |                       save
            |                         blend normal
            |                         save
            |                           save
            |                             opacity 0.5
            |                             group
            |                               save
            |                                 color #0000FF
            |                                 fill M 0 0 L 40 0 L 40 40 L 0 40 Z
            |                   save
            |                     blend destinationIn
            |                     group
            |                       save
            |                         blend normal
            |                         color #0000FF
            |                         fill M 20 0 L 60 0 L 60 40 L 20 40 Z
          layer
            layer
              box 0 0 100 100 #FF0000
              mask layer
                box 0 0 40 40 #0000FF opacity 0.5
            mask layer
              box 20 0 40 40 #0000FF
          """),
      AdapterCase(
        "A masked layer is translucent for the shadow of the layer around it, whatever the colors",
        """
        let scene = picture { scene in
          scene.beginLayer("masked", frame: LayerFrame())
          scene.beginMask(frame: LayerFrame())
          scene.fill(.color(.sea), path: rect(0, 0, 40, 40))
          scene.endLayer()
          scene.fill(.color(.flame))
          scene.endLayer()
          scene.shadow(.black, radius: 1)
          scene.shadow(.black, radius: 1, inner: true)
        }
        show(scene.makeLayer(in: .light), "picture", steps: false)
        """,
        gives: """
          picture
            image 46 x 46 in 46 46
            layer
              box 0 0 100 100 #FF0000
              mask layer
                box 0 0 40 40 #0000FF
            image 40 x 40 in 40 40
          """),
      AdapterCase(
        "A mask with the shadow of translucent paint is an image",
        """
        let scene = picture { scene in
          scene.beginMask(frame: LayerFrame())
          scene.fill(.color(.sea.multiplied(opacity: 0.5)), path: rect(20, 20, 40, 40))
          scene.shadow(.black, radius: 1)
          scene.endLayer()
          scene.fill(.color(.flame))
        }
        show(scene.makeLayer(in: .light), "picture", steps: false)
        """,
        gives: """
          picture
            layer
              box 0 0 100 100 #FF0000
              mask layer
                layer shadow #00000080 1 by 0 0 of M 20 20 L 60 20 L 60 60 L 20 60 Z
                box 20 20 40 40 #0000FF80
          """),
      AdapterCase(
        "A mask that needs masks itself is an image",
        """
        let scene = picture { scene in
          scene.beginMask(frame: LayerFrame(top: 50), rotation: ShapeCore.Angle(degrees: 180))
          scene.fill(.linearGradient([.stop(.black), .stop(.clear)]))
          scene.clip(rect(10, 0, 20, 50))
          scene.endLayer()
          scene.fill(.color(.flame))
        }
        show(scene.makeLayer(in: .light, scale: 2))
        """,
        gives: """
          layer
            box 0 0 100 100 #FF0000
            mask image 40 x 100 in 20 50
              | turn 2 0 0 -2 -140 200
              | save
              |   turn -1 0 0 -1 100 150
              |   save
              |     clip M 10 50 L 30 50 L 30 100 L 10 100 Z
              |     save
              |       clip M 0 50 L 100 50 L 100 100 L 0 100 Z
              |       linear 50 50 to 50 100: 0 0 0 1 at 0, 0 0 0 0 at 1; extends 3
          """),
      AdapterCase(
        "A transparent mask hides everything, and needs no image",
        """
        let scene = picture { scene in
          scene.beginMask(frame: LayerFrame())
          scene.endLayer()
          scene.fill(.color(.flame))
        }
        print(scene.makeLayer(in: .light).sublayers?.count ?? 0)
        """,
        gives: """
          0
          """),
      AdapterCase(
        "An inner shadow of opaque paint is cast by its surroundings, below the borders",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(20, 20, 60, 60))
          scene.clip(rect(0, 0, 50, 100))
          scene.shadow(.sea, radius: 2, offset: Point(1, 3), inner: true)
          scene.shadow(.black, radius: 1, inner: true)
          scene.border(.bottom, width: 4)
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer window 0 0 50 100
            box 20 20 60 60 #FF0000
            layer
              layer shadow #000000 1 by 0 0 of M 16 16 L 54 16 L 54 84 L 16 84 Z M 20 20 L 20 80 L 50 80 L 50 20 Z
              layer at 1 3 shadow #0000FF 2 by 0 0 of M 10 10 L 60 10 L 60 90 L 10 90 Z M 20 20 L 20 80 L 50 80 L 50 20 Z
              mask M 20 20 L 50 20 L 50 80 L 20 80 Z fill #000000
            M 100 100 L 0 100 L 0 96 L 100 96 Z fill #000000
          """),
      AdapterCase(
        "A shadow with a spread has the path of its silhouette, even if the paint is translucent",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame.multiplied(opacity: 0.5)), path: rect(20, 20, 60, 60))
          scene.shadow(.black, radius: 2, spread: -10)
          scene.shadow(.sea, radius: 3, offset: Point(1, 2))
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          layer at 1 2 shadow #0000FF80 3 by 0 0 of M 20 20 L 80 20 L 80 80 L 20 80 Z
          layer shadow #000000 2 by 0 0 of M 30 30 L 70 30 L 70 70 L 30 70 Z
          box 20 20 60 60 #FF000080
          """),
      AdapterCase(
        "An inner shadow with a spread reaches farther inside",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(20, 20, 60, 60))
          scene.shadow(.black, radius: 1, spread: 10, inner: true)
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          box 20 20 60 60 #FF0000
          layer window 20 20 60 60
            layer shadow #000000 1 by 0 0 of M 16 16 L 84 16 L 84 84 L 16 84 Z M 30 30 L 30 70 L 70 70 L 70 30 Z
          """),
      AdapterCase(
        "An inner shadow of translucent paint is an image: its color, without the blurred silhouette, in the silhouette",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame.multiplied(opacity: 0.5)), path: rect(20, 20, 60, 60))
          scene.shadow(.sea, radius: 2, offset: Point(1, 3), inner: true)
          scene.border(.bottom, width: 4)
        }
        show(scene.makeLayer(in: .light))
        """,
        gives: """
          box 20 20 60 60 #FF000080
          image 60 x 60 in 60 60
            | turn 1 0 0 -1 -20 80
            | save
            |   group
            |     save
            |       color #0000FF
            |       fill M 20 20 L 80 20 L 80 80 L 20 80 Z
            |       blend destinationOut
            |       save
            |         turn 1 0 0 -1 20 80
            |         image 60 x 60 in 0 0 60 60
            |           crop 62 0 60 60
            |           turn 1 0 0 -1 42 83
            |           shadow 63 0 blur 4 #000000
            |           save
            |             group
            |               save
            |                 turn 1 0 0 1 -62 3
            |                 color #FF000080
            |                 fill M 20 20 L 80 20 L 80 80 L 20 80 Z
            |       save
            |         blend destinationIn
            |         group
            |           save
            |             blend normal
            |             color #FF000080
            |             fill M 20 20 L 80 20 L 80 80 L 20 80 Z
          M 100 100 L 0 100 L 0 96 L 100 96 Z fill #000000
          """),
      AdapterCase(
        "The overlay of a layer is its inner shadows and borders, and its masks are an image",
        """
        let scene = picture { scene in
          scene.beginLayer("page", frame: LayerFrame(inset: 10), scale: 2)
          scene.beginMask(frame: LayerFrame(width: 40))
          scene.fill(.color(.black))
          scene.endLayer()
          scene.fill(.color(.flame))
          scene.shadow(.sea, radius: 0, offset: Point(0, 5), inner: true)
          scene.border(.bottom, width: 2)
          scene.endLayer()
        }
        show(scene.makeLayer(.overlay(ofLayerAt: 1), in: .light), "overlay", steps: false)
        show(scene.makeLayer(.masks(ofLayerAt: 1), in: .light), "masks")
        """,
        gives: """
          overlay
            image 80 x 160 in 40 80
            M 90 90 L 10 90 L 10 88 L 90 88 Z fill #000000
          masks
            image 80 x 160 in 40 80
              | turn 2 0 0 -2 -20 180
              | save
              |   save
              |     group
              |       save
              |         color #000000
              |         fill M 10 10 L 50 10 L 50 90 L 10 90 Z
              |         save
              |           blend destinationIn
              |           group
              |             save
              |               blend normal
              |               color #000000
              |               fill M 10 10 L 50 10 L 50 90 L 10 90 Z
          """),
      AdapterCase(
        "The colors of inner shadows and masks are those of one appearance",
        """
        let ink = ShapeCore.Color.adaptive(light: .black, dark: .white)
        let scene = picture { scene in
          scene.beginMask(frame: LayerFrame())
          scene.fill(.color(.adaptive(light: .black, dark: .black.multiplied(opacity: 0.5))))
          scene.endLayer()
          scene.beginLayer("x", frame: LayerFrame(inset: 10))
          scene.fill(.color(.flame))
          scene.shadow(ink, radius: 1, inner: true)
          scene.endLayer()
        }
        show(scene.makeLayer(in: .dark))
        """,
        gives: """
          layer
            box 10 10 80 80 #FF0000
            layer window 10 10 80 80
              layer shadow #FFFFFF 1 by 0 0 of M 6 6 L 94 6 L 94 94 L 6 94 Z M 10 10 L 10 90 L 90 90 L 90 10 Z
            mask layer
              box 0 0 100 100 #00000080
          """),
    ]
  }
#endif
