#if os(Linux)
  extension AdapterCase {
    /// Layers that blend, which are drawn as an image with their siblings.
    static let blends = [
      AdapterCase(
        "Layers that blend are an image with their siblings, and cuts and shadows stay layers",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame), path: rect(20, 20, 60, 60))
          scene.beginLayer("tint", frame: LayerFrame(width: 10, height: 10), opacity: 0.5, blend: .multiply)
          scene.fill(.color(.sea))
          scene.endLayer()
          scene.clip(rect(0, 0, 50, 100))
          scene.shadow(.black, radius: 2)
        }
        show(scene.makeLayer(in: .light, scale: 3))
        """,
        gives: """
          image 186 x 276 in 62 92
            | turn 3 0 0 -3 18 258
            | save
            |   turn 1 0 0 -1 -6 86
            |   image 186 x 276 in 0 0 62 92
            |     crop 152 0 186 276
            |     turn 3 0 0 -3 170 258
            |     shadow 170 0 blur 12 #000000
            |     save
            |       group
            |         save
            |           turn 1 0 0 1 -56.67 0
            |           save
            |             clip M 0 0 L 50 0 L 50 100 L 0 100 Z
            |             color #FF0000
            |             fill M 20 20 L 80 20 L 80 80 L 20 80 Z
            |             save
            |               save
            |                 opacity 0.5
            |                 blend multiply
            |                 group
            |                   save
            |                     blend normal
            |                     color #0000FF
            |                     fill M 0 0 L 10 0 L 10 10 L 0 10 Z
          layer window 0 0 50 100
            image 240 x 240 in 80 80
              | turn 3 0 0 -3 0 240
              | color #FF0000
              | fill M 20 20 L 80 20 L 80 80 L 20 80 Z
              | save
              |   save
              |     opacity 0.5
              |     blend multiply
              |     group
              |       save
              |         blend normal
              |         color #0000FF
              |         fill M 0 0 L 10 0 L 10 10 L 0 10 Z
          """),
      AdapterCase(
        "A layer that only blends with what is outside of a part is not an image",
        """
        let scene = picture { scene in
          scene.fill(.color(.flame))
          scene.fill(.color(.sea), path: rect(0, 0, 50, 50))
          scene.beginLayer("tint", frame: LayerFrame(width: 10, height: 10), blend: .screen)
          scene.fill(.color(.sea))
          scene.endLayer()
        }
        show(scene.makeLayer(.nodes(1..<3), in: .light), "without it")
        show(scene.makeLayer(.nodes(2..<5), in: .light), "with it")
        """,
        gives: """
          without it
            box 0 0 100 100 #FF0000
            box 0 0 50 50 #0000FF
          with it
            image 50 x 50 in 50 50
              | turn 1 0 0 -1 0 50
              | color #0000FF
              | fill M 0 0 L 50 0 L 50 50 L 0 50 Z
              | save
              |   save
              |     blend screen
              |     group
              |       save
              |         blend normal
              |         color #0000FF
              |         fill M 0 0 L 10 0 L 10 10 L 0 10 Z
          """),
      AdapterCase(
        "Layers that blend see the items of their layer, but neither its shadows nor what is below it",
        """
        showPainted { scene in
          scene.beginLayer("a", frame: LayerFrame(inset: 10))
          scene.fill(.color(.flame))
          scene.beginLayer("tint", frame: LayerFrame(width: 10, height: 10), blend: .difference)
          scene.fill(.color(.sea))
          scene.endLayer()
          scene.shadow(.black, radius: 0)
          scene.endLayer()
        }
        """,
        gives: """
          90 x 90
          turn 1 0 0 -1 0 90
          save
            save
              turn 1 0 0 -1 10 90
              image 80 x 80 in 0 0 80 80
                crop 82 0 80 80
                turn 1 0 0 -1 72 90
                shadow 82 0 blur 0 #000000
                save
                  group
                    save
                      turn 1 0 0 1 -82 0
                      color #FF0000
                      fill M 10 10 L 90 10 L 90 90 L 10 90 Z
                      save
                        save
                          blend difference
                          group
                            save
                              blend normal
                              color #0000FF
                              fill M 10 10 L 20 10 L 20 20 L 10 20 Z
            save
              save
                group
                  save
                    color #FF0000
                    fill M 10 10 L 90 10 L 90 90 L 10 90 Z
                    save
                      save
                        blend difference
                        group
                          save
                            blend normal
                            color #0000FF
                            fill M 10 10 L 20 10 L 20 20 L 10 20 Z
          """),
      AdapterCase(
        "Each blend mode has the one of Core Graphics with its name",
        """
        let modes = BlendMode.allCases.filter { mode in
          let scene = picture { scene in
            scene.fill(.color(.flame))
            scene.beginLayer("x", frame: LayerFrame(), blend: mode)
            scene.fill(.color(.sea))
            scene.endLayer()
          }
          let image = scene.makeLayer(in: .light).sublayers?.first?.contents as? CGImage
          return image?.steps.contains { $0.hasSuffix(" blend \\(mode)") && !$0.hasSuffix("normal") } == true
        }
        print(modes.count, "of", BlendMode.allCases.count - 1)
        """,
        gives: """
          15 of 15
          """),
      AdapterCase(
        "An image has whole pixels, more of them in an enlarged layer, and never too many",
        """
        for (size, scale, factor) in [(10.0, 2.0, 1.0), (10, 3, 2), (1e6, 3, 1), (0.001, 1, 1)] {
          let scene = picture { scene in
            scene.beginLayer("enlarged", frame: LayerFrame(), scale: factor)
            scene.fill(.color(.flame), path: rect(10.2, -0.1, size, size))
            scene.beginLayer("x", frame: LayerFrame(width: 1, height: 1), blend: .multiply)
            scene.endLayer()
            scene.endLayer()
          }
          var layer = scene.makeLayer(in: .light, scale: scale).sublayers?.first
          while let inner = layer?.sublayers?.first { layer = inner }
          let image = layer?.contents as? CGImage
          print(image?.width ?? 0, image?.height ?? 0, layer?.position.text ?? "", layer?.bounds.text ?? "")
        }
        """,
        gives: """
          21 21 10 -0.5 10 -0.5 10.5 10.5
          61 61 10.17 -0.17 10.17 -0.17 10.17 10.17
          4097 4097 0 -244.14 0 -244.14 1000244.14 1000244.14
          1 1 10 -1 10 -1 1 1
          """),
    ]
  }
#endif
