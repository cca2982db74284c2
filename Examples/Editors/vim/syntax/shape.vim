" Vim syntax file
" Language: .shape files, which shapec compiles
" The words of the language are checked against the compiler by a test.

if exists('b:current_syntax')
  finish
endif

syn case match
syn sync minlines=100

" Names that are followed by a colon are labels, and names in other places are values.
syn match shapeLabel /\<\h\w*\ze:/
syn match shapeLayerValue /\%(\.\)\@<!\<\%(width\|height\|bounds\|center\|pixel\|isRightToLeft\)\>:\@!/
syn keyword shapeType Number Int Bool Angle Point Size Rect Color Paint Path Edges
syn keyword shapeType LineCap LineJoin StrokeAlignment FillRule CornerStyle Scheme LayoutDirection BlendMode ColorSpace Mirroring
syn keyword shapeBoolean true false

" Statements, where one can begin.
syn match shapeKeyword /\%(^\s*\|[{;:]\s*\)\@<=\%(import\|private\|preview\)\>\ze\s/
syn match shapeKeyword /\<as\>\ze\s\+\h\w*\s*$/
syn match shapeKeyword /\<\%(let\|func\|style\|shape\|enum\)\>\ze\s\+\h/ nextgroup=shapeName skipwhite
syn match shapeName /\h\w*/ contained
syn match shapeStatement /\%(^\s*\|[{;:]\s*\)\@<=\%(outline\|layer\|mask\|content\|use\|slot\)\>\%(\.\|\s*[:=,)\]?*/]\|\s*[-+]\s\|\s*in\>\|\s*x\s\)\@!/
syn match shapeCommand /\%(^\s*\|[{;:]\s*\)\@<=\%(size\|require\|fill\|stroke\|border\|shadow\|clip\|erase\|apply\)\>\%(\.\|\s*[:=,)\]?*/]\|\s*[-+]\s\|\s*in\>\|\s*x\s\)\@!/
syn match shapePathCommand /\%(^\s*\|[{;:]\s*\)\@<=\%(move\|line\|quad\|curve\|smooth\|arc\|corner\|close\|add\)\>\%(\.\|\s*[:=,)\]?*/]\|\s*[-+]\s\|\s*in\>\|\s*x\s\)\@!/
syn match shapeControl /\%(^\s*\|[{;:]\s*\)\@<=\%(if\|switch\|repeat\)\>\%(\.\|\s*[:=,)\]?*/]\|\s*[-+]\s\|\s*in\>\)\@!/
syn match shapeControl /\<switch\>\ze\s\+\%(in\>\|x\>\|where\>\)\@!\%(\h\|[!(]\)[^{}]*{/
syn match shapeControl /\%(^\s*\|[{;:]\s*\)\@<=case\>\ze\s*[-.0-9tf]/
syn match shapeControl /\%(^\s*\|[{;:]\s*\)\@<=default\ze\s*:/
syn match shapeControl /\<else\>\%(\s\+if\>\)\?/
syn match shapeControl /\[\s*\zs\<for\>\ze\s/
syn match shapeControl /\<\%(in\|where\)\>\%(\s*[:=,)\].]\)\@!/
syn match shapeStatement /\<path\>\ze\s*{/

syn match shapeFunction /\%(\.\)\@<!\<\%(Rect\|abs\|acos\|adaptive\|asin\|atan\|atan2\|capsule\|ceil\|circle\|clamp\|conicGradient\|contrast\|cos\|degrees\|distance\|ellipse\|floor\|hsl\|hypot\|linearGradient\|max\|min\|mix\|mod\|oklch\|polar\|polygon\|polyline\|pow\|radialGradient\|radians\|rect\|regularPolygon\|rgb\|round\|roundedRect\|sign\|sin\|spline\|sqrt\|star\|stop\|sum\|tan\|zip\)\>\ze(/
syn match shapeMethod /\%(\w\|)\|\]\)\@<=\.\%(contains\|darker\|dashed\|flattened\|inset\|intersection\|lighter\|nearestPoint\|offset\|opacity\|point\|reversed\|rotated\|rounded\|scaled\|simplified\|stroked\|subtracting\|symmetricDifference\|tangent\|translated\|trimmed\|union\|winding\)\>\ze(/hs=s+1
syn match shapeMember /\%(\w\|)\|\]\)\@<=\.\%(area\|bottom\|bottomLeft\|bottomRight\|bounds\|center\|count\|first\|height\|indices\|last\|left\|length\|maxX\|maxY\|midX\|midY\|minX\|minY\|right\|size\|top\|topLeft\|topRight\|width\|x\|y\)\>(\@!/hs=s+1
syn match shapeConstant /\%(\w\|)\|\]\|\.\)\@<!\.\h\w*/
syn match shapeNumber /\<\d\+\%(\.\d\+\)\?\%([eE][-+]\?\d\+\)\?\%(deg\>\|turn\>\|rad\>\|%\|\>\)/
syn match shapeColor /#\%(\x\{8}\|\x\{6}\|\x\{3,4}\)\w\@!/
syn match shapeOperator /\%(\s\)\@<=x\ze\s/
syn match shapeOperator /\.\.[.<]\|[=!<>]=\|[<>?!]\|&&\|||/
syn region shapeString start=/"/ skip=/\\./ end=/"\|$/ contains=shapeEscape
syn match shapeEscape /\\["\\n]/ contained

syn match shapeComment /\/\/.*/ contains=@Spell
syn match shapeDocComment /\/\/\/.*/ contains=@Spell
syn match shapeSuppression /\/\/\s*shapec:allow\>.*/ contains=shapeCode
syn match shapeCode /\<[EW]\d\{4}\>/ contained
syn region shapeComment start=/\/\*/ end=/\*\// contains=shapeComment,@Spell

hi def link shapeKeyword Keyword
hi def link shapeName Identifier
hi def link shapeStatement Statement
hi def link shapeCommand Statement
hi def link shapePathCommand Statement
hi def link shapeControl Conditional
hi def link shapeLabel Label
hi def link shapeLayerValue Special
hi def link shapeType Type
hi def link shapeBoolean Boolean
hi def link shapeFunction Function
hi def link shapeMethod Function
hi def link shapeMember Identifier
hi def link shapeConstant Constant
hi def link shapeNumber Number
hi def link shapeColor Number
hi def link shapeOperator Operator
hi def link shapeString String
hi def link shapeEscape SpecialChar
hi def link shapeComment Comment
hi def link shapeDocComment SpecialComment
hi def link shapeSuppression PreProc
hi def link shapeCode Constant

let b:current_syntax = 'shape'
