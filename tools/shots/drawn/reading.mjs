/** Drawings of features for reading a page and moving through it. */
import {
	ACCENT,
	LINE,
	PALE,
	arrow,
	bar,
	card,
	ghost,
	picture,
	pointer,
	stroke,
} from './shapes.mjs';

/**
 * What is drawn, by the module's folder.
 *
 * @type {Record<string, string>}
 */
export const READING = {
	'deep-links':
		card(
			90,
			90,
			460,
			64,
			`<text x="120" y="133" font-family="monospace" font-size="28" fill="${ LINE }">example.org/<tspan fill="${ ACCENT }" font-weight="bold">#supper</tspan></text>`
		) +
		card(
			90,
			190,
			460,
			140,
			bar( 120, 220, 90 ) +
				bar( 240, 220, 90 ) +
				bar( 360, 220, 90, ACCENT ) +
				bar( 120, 262, 380 ) +
				bar( 120, 292, 280 )
		),
	prefetch:
		card(
			250,
			80,
			300,
			200,
			bar( 280, 112, 140 ) + bar( 280, 146, 230 ) + bar( 280, 176, 190 )
		).replace( '/>', ' stroke-dasharray="12 10"/>' ) +
		card(
			90,
			150,
			240,
			150,
			bar( 120, 182, 120 ) + bar( 120, 216, 160, ACCENT )
		) +
		pointer( 236, 222 ),
	'back-to-top':
		card(
			150,
			50,
			340,
			300,
			picture( 182, 82, 276, 84 ) +
				bar( 182, 190, 276 ) +
				bar( 182, 220, 240 ) +
				bar( 182, 250, 260 ) +
				bar( 182, 280, 180 )
		) +
		`<circle cx="454" cy="314" r="44" fill="${ ACCENT }" stroke="#faf8f4" stroke-width="8"/>` +
		arrow( 454, 334, 294, '#fff' ),
	'smooth-scroll':
		card(
			170,
			40,
			300,
			320,
			bar( 202, 72, 180, ACCENT ) +
				bar( 202, 106, 120 ) +
				bar( 202, 136, 150 ) +
				stroke( 'M178 176h284', PALE, 4 ) +
				bar( 202, 236, 150, LINE ) +
				bar( 202, 270, 236 ) +
				bar( 202, 300, 210 )
		) +
		stroke(
			'M400 79C540 90 560 220 398 243M420 222L394 243L424 258',
			ACCENT
		),
	'infinite-scroll':
		[ 0, 1, 2 ]
			.map( ( at ) =>
				card(
					110 + at * 145,
					50,
					130,
					130,
					picture( 126 + at * 145, 66, 98, 52 ) +
						bar( 126 + at * 145, 130, 98 ) +
						bar( 126 + at * 145, 152, 60 )
				)
			)
			.join( '' ) +
		[ 0, 1, 2 ]
			.map( ( at ) => ghost( 110 + at * 145, 200, 130, 96 ) )
			.join( '' ) +
		stroke( 'M338 330A22 22 0 1 1 320 320', ACCENT ),
	lightbox:
		`<rect x="80" y="50" width="480" height="300" rx="14" fill="${ LINE }"/>` +
		picture( 170, 90, 300, 220, PALE ) +
		`<circle cx="390" cy="150" r="24" fill="${ ACCENT }"/>` +
		`<path d="M170 290l90-90 60 60 50-40 100 84q-2 6-10 6H180q-10 0-10-10z" fill="#fff"/>` +
		stroke(
			'M128 184l-16 16 16 16M512 184l16 16-16 16M520 78l16 16m0-16l-16 16',
			'#fff'
		),
	'page-loader': card(
		120,
		60,
		400,
		280,
		stroke( 'M122 108h396', LINE, 4 ) +
			[ 148, 174, 200 ]
				.map(
					( x ) =>
						`<circle cx="${ x }" cy="85" r="7" fill="${ PALE }"/>`
				)
				.join( '' ) +
			`<circle cx="320" cy="224" r="46" fill="none" stroke="${ PALE }" stroke-width="12"/>` +
			stroke( 'M320 178A46 46 0 0 1 360 247', ACCENT, 12 )
	),
	'sticky-header':
		card(
			120,
			50,
			380,
			300,
			picture( 152, 146, 316, 80 ) +
				bar( 152, 250, 316 ) +
				bar( 152, 280, 260 ) +
				bar( 152, 310, 200 )
		) +
		`<path d="M122 112V64a12 12 0 0 1 12-12h352a12 12 0 0 1 12 12v48z" fill="${ ACCENT }"/>` +
		bar( 152, 76, 70, '#fff' ) +
		bar( 340, 76, 36, '#fff' ) +
		bar( 388, 76, 36, '#fff' ) +
		bar( 436, 76, 36, '#fff' ) +
		arrow( 546, 150, 290 ),
	'sticky-sidebar':
		card(
			100,
			50,
			400,
			300,
			[ 0, 1, 2, 3, 4, 5, 6, 7 ]
				.map( ( at ) =>
					bar( 132, 82 + at * 30, at % 3 === 2 ? 120 : 190 )
				)
				.join( '' ) + ghost( 352, 82, 116, 96 )
		) +
		picture( 352, 200, 116, 118, ACCENT ) +
		bar( 372, 226, 76, '#fff' ) +
		bar( 372, 254, 50, '#fff' ) +
		arrow( 546, 110, 290 ),
	'responsive-videos':
		ghost( 60, 90, 520, 220 ) +
		card(
			150,
			70,
			340,
			260,
			`<rect x="180" y="100" width="280" height="158" rx="8" fill="${ LINE }"/><path d="M302 150v58l50-29z" fill="#fff"/>` +
				bar( 180, 284, 200 )
		) +
		stroke(
			'M70 200h54m-20-18 20 18-20 18M570 200h-54m20-18-20 18 20 18',
			ACCENT
		),
};
