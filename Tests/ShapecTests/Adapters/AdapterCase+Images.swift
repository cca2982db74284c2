#if os(Linux)
  extension AdapterCase {
    /// What a painter draws in the images of layers.
    static let images = [
      AdapterCase(
        "A painter fills and strokes with colors and gradients",
        """
        let stops: [GradientStop] = [.stop(.flame), .stop(.sea, at: 0.25), .stop(.white)]
        showPainted { scene in
          scene.fill(.color(.flame), path: rect(10, 10, 20, 20), rule: .evenOdd)
          scene.stroke(.color(.sea), width: 3, cap: .round, join: .bevel, dash: [2], phase: 0.5, path: rect(0, 0, 50, 50))
          scene.fill(.linearGradient(stops, from: Point(10, 20), to: Point(60, 45)), path: rect(10, 20, 100, 50))
          scene.stroke(.radialGradient(stops, center: Point(50, 50), radius: 25), width: 2, path: rect(1, 1, 98, 98))
        }
        """,
        gives: """
          112 x 102
          turn 1 0 0 -1 2 100
          color #FF0000
          fill M 10 10 L 30 10 L 30 30 L 10 30 Z even-odd
          save
            width 3
            cap round
            join bevel
            miter 10
            dash ["2", "2"] 0.5
            color #0000FF
            stroke M 0 0 L 50 0 L 50 50 L 0 50 Z
          save
            clip M 10 20 L 110 20 L 110 70 L 10 70 Z
            linear 10 20 to 60 45: 1 0 0 1 at 0, 0 0 1 1 at 0.25, 1 1 1 1 at 1; extends 3
          save
            width 2
            cap butt
            join miter
            miter 10
            dash [] 0
            clip stroke of M 1 1 L 99 1 L 99 99 L 1 99 Z
            radial 50 50 0 to 50 50 25: 1 0 0 1 at 0, 0 0 1 1 at 0.25, 1 1 1 1 at 1; extends 2
          """),
      AdapterCase(
        "A conic gradient is a fan of wedges, each of which replaces what is below it",
        """
        let stops: [GradientStop] = [
          .stop(.black), .stop(Color(RGBA(red: 0, green: 0, blue: 2 / 255)), at: 0.25), .stop(.clear, at: 0.25), .stop(.clear),
        ]
        showPainted { scene in
          scene.fill(.conicGradient(stops, center: Point(0, 0)), path: rect(-1, -1, 2, 2))
        }
        """,
        gives: """
          2 x 2
          turn 1 0 0 -1 1 1
          save
            clip M -1 -1 L 1 -1 L 1 1 L -1 1 Z
            save
              group
                save
                  blend copy
                  color #00000000
                  fill M -2 -2 L 2 -2 L 2 2 L -2 2 Z
                  color #000001
                  fill M 0 0 L 4.11 0 L 3.75 1.69 L 2.72 3.08 Z
                  color #000002
                  fill M 0 0 L 2.91 2.91 L 0 4.11 Z
          """),
      AdapterCase(
        "A painter cuts and masks a layer, and composites it with its opacity and blend mode as a group",
        """
        showPainted { scene in
          scene.beginLayer("a", frame: LayerFrame(inset: 10), opacity: 0.5, scale: Point(-1, 1), blend: .hue)
          scene.fill(.color(.flame))
          scene.clip(rect(0, 0, 20, 20), rule: .evenOdd)
          scene.erase(rect(10, 10, 30, 30))
          scene.beginMask(frame: LayerFrame(width: 30))
          scene.fill(.color(.black))
          scene.endLayer()
          scene.endLayer()
        }
        """,
        gives: """
          90 x 30
          turn 1 0 0 -1 0 30
          save
            turn -1 0 0 1 100 0
            save
              opacity 0.5
              blend hue
              group
                save
                  blend normal
                  save
                    clip M 9 9 L 51 9 L 51 51 L 9 51 Z M 20 20 L 50 20 L 50 50 L 20 50 Z even-odd
                    clip M 10 10 L 30 10 L 30 30 L 10 30 Z even-odd
                    save
                      group
                        save
                          color #FF0000
                          fill M 10 10 L 90 10 L 90 90 L 10 90 Z
                          save
                            blend destinationIn
                            group
                              save
                                blend normal
                                color #000000
                                fill M 10 10 L 40 10 L 40 90 L 10 90 Z
          """),
      AdapterCase(
        "Shadows are images in the coordinates of their layer, and only their layer's opacity fades them",
        """
        showPainted { scene in
          scene.beginLayer("a", frame: LayerFrame(inset: 10), rotation: ShapeCore.Angle(degrees: 90), scale: Point(2, 1))
          scene.fill(.color(.flame), path: rect(0, 0, 20, 20))
          scene.shadow(.sea, radius: 1, offset: Point(3, 4))
          scene.shadow(.black, radius: 2, spread: -5)
          scene.endLayer()
        }
        """,
        gives: """
          91 x 54
          turn 1 0 0 -1 0 22
          save
            turn 0 2 -1 0 100 -50
            save
              turn 1 0 0 -1 9 31
              image 44 x 44 in 0 0 22 22
                crop 22 0 44 44
                turn 2 0 0 -2 4 62
                shadow 34 0 blur 8 #000000
                save
                  group
                    save
                      turn 1 0 0 1 -17 0
                      color #000000
                      fill M 15 15 L 25 15 L 25 25 L 15 25 Z
            save
              turn 1 0 0 -1 10 37
              image 52 x 52 in 0 0 26 26
                crop 42 0 52 52
                turn 2 0 0 -2 22 74
                shadow 48 0 blur 4 #0000FF
                save
                  group
                    save
                      turn 1 0 0 1 -21 4
                      color #FF0000
                      fill M 10 10 L 30 10 L 30 30 L 10 30 Z
            color #FF0000
            fill M 10 10 L 30 10 L 30 30 L 10 30 Z
          """),
      AdapterCase(
        "A painter shows an inner shadow between the contents and the borders",
        """
        showPainted { scene in
          scene.beginLayer("a", frame: LayerFrame(inset: 10))
          scene.fill(.color(.flame))
          scene.shadow(.sea, radius: 2, offset: Point(1, 3), inner: true)
          scene.border(.bottom, width: 4)
          scene.endLayer()
        }
        """,
        gives: """
          90 x 90
          turn 1 0 0 -1 0 90
          save
            color #FF0000
            fill M 10 10 L 90 10 L 90 90 L 10 90 Z
            save
              group
                save
                  color #0000FF
                  fill M 10 10 L 90 10 L 90 90 L 10 90 Z
                  blend destinationOut
                  save
                    turn 1 0 0 -1 10 90
                    image 80 x 80 in 0 0 80 80
                      crop 82 0 80 80
                      turn 1 0 0 -1 72 93
                      shadow 83 0 blur 4 #000000
                      save
                        group
                          save
                            turn 1 0 0 1 -82 3
                            color #FF0000
                            fill M 10 10 L 90 10 L 90 90 L 10 90 Z
                  save
                    blend destinationIn
                    group
                      save
                        blend normal
                        color #FF0000
                        fill M 10 10 L 90 10 L 90 90 L 10 90 Z
            color #000000
            fill M 90 90 L 10 90 L 10 86 L 90 86 Z
          """),
      AdapterCase(
        "An image is drawn again only if what it shows changes",
        """
        func scene(bar: Double, paint: ShapeColor, opacity: Double) -> Scene {
          picture { scene in
            scene.beginLayer("bar", frame: LayerFrame(left: 0, top: 0, width: bar, height: 5))
            if bar > 20 { scene.fill(.color(.flame)) }
            scene.fill(.color(.flame))
            scene.endLayer()
            scene.beginLayer("mix", frame: LayerFrame(inset: 10), opacity: opacity)
            scene.fill(.color(.flame))
            scene.beginLayer("x", frame: LayerFrame(inset: 5), blend: .multiply)
            scene.fill(.color(paint))
            scene.endLayer()
            scene.endLayer()
          }
        }
        var tree = LayerTree()
        var shown: [CGImage] = []
        func images(_ layer: CALayer?) -> [CGImage] {
          (layer?.contents as? CGImage).map { [$0] } ?? (layer?.sublayers ?? []).flatMap { images($0) }
        }
        let steps = [
          (10.0, ShapeColor.sea, 0.2), (20, .sea, 0.2), (30, .sea, 0.2), (30, .sea, 0.5), (30, .flame, 0.5),
        ]
        for (bar, paint, opacity) in steps {
          tree.show(LayerPlanner(scene(bar: bar, paint: paint, opacity: opacity), scale: 2).plan(), scale: 2)
          let next = images(tree.root)
          print(next.count, next.elementsEqual(shown, by: { $0 === $1 }) ? "kept" : "new")
          shown = next
        }
        """,
        gives: """
          1 new
          1 kept
          1 kept
          1 kept
          1 new
          """),
      AdapterCase(
        "Numbers that are not finite reach no image",
        """
        let scene = picture { scene in
          scene.beginLayer("x", frame: LayerFrame(inset: 10), rotation: ShapeCore.Angle(degrees: 10))
          scene.beginMask(frame: LayerFrame(inset: 10))
          scene.fill(.conicGradient([.stop(.flame), .stop(.sea)]))
          scene.endLayer()
          scene.stroke(.linearGradient([.stop(.flame), .stop(.sea)]), width: 2, dash: [2])
          scene.shadow(.black, radius: 3, inner: true)
          scene.shadow(.black, radius: 3)
          scene.beginLayer("y", frame: LayerFrame(inset: 10), blend: .multiply)
          scene.fill(.radialGradient([.stop(.flame), .stop(.sea)]))
          scene.shadow(.black, radius: 3, spread: 2, inner: true)
          scene.shadow(.black, radius: 3, spread: 2)
          scene.endLayer()
          scene.endLayer()
        }
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1, 0] {
          var broken = scene
          broken.size = Size(number, number)
          for layer in broken.layers.indices {
            broken.layers[layer].frame = rectangle(number)
            broken.layers[layer].rotation = ShapeCore.Angle(radians: number)
            broken.layers[layer].scale = Point(number, number)
            for shadow in broken.layers[layer].shadows.indices {
              broken.layers[layer].shadows[shadow].radius = number
              broken.layers[layer].shadows[shadow].offset = Point(number, number)
            }
            for shadow in broken.layers[layer].innerShadows.indices {
              broken.layers[layer].innerShadows[shadow].radius = number
              broken.layers[layer].innerShadows[shadow].offset = Point(number, number)
            }
          }
          _ = broken.makeLayer(in: .light, scale: number)
          for layer in broken.layers.indices {
            broken.layers[layer].clips = [Clip(path: .rect(rectangle(number)))]
            broken.layers[layer].erasure = .rect(rectangle(number))
            for shadow in broken.layers[layer].shadows.indices {
              broken.layers[layer].shadows[shadow].caster = .rect(rectangle(number))
            }
            for shadow in broken.layers[layer].innerShadows.indices {
              broken.layers[layer].innerShadows[shadow].caster = .rect(rectangle(number))
            }
          }
          for style in broken.strokeStyles.indices { broken.strokeStyles[style].width = number }
          _ = broken.makeLayer(in: .light)
          for path in broken.paths.indices { broken.paths[path] = .rect(rectangle(number)) }
          _ = broken.makeLayer(in: .light)
          for part in [ScenePart.overlay(ofLayerAt: 1), .masks(ofLayerAt: 1)] { _ = broken.makeLayer(part, in: .dark) }
        }
        func rectangle(_ number: Double) -> Rect { Rect(x: number, y: number, width: number, height: number) }
        print("done")
        """,
        gives: """
          done
          """),
    ]
  }
#endif
