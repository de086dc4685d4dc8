/** Drawings of extensions. */
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
export const EXTENSIONS = {
	'multi-view':
		card(
			60,
			90,
			310,
			220,
			bar( 90, 122, 230 ) +
				bar( 90, 150, 180 ) +
				`<rect x="90" y="190" width="250" height="90" rx="10" fill="${ PALE }"/>`
		) +
		card(
			400,
			150,
			180,
			210,
			bar( 426, 182, 90, ACCENT ) +
				`<rect x="426" y="212" width="128" height="64" rx="10" fill="${ PALE }"/><rect x="426" y="294" width="128" height="42" rx="21" fill="${ LINE }"/>`
		) +
		`<path d="M236 262l16 62 16-20 26 26 14-14-26-26 20-14z" fill="${ ACCENT }" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`,
	'share-image':
		`<rect x="110" y="70" width="420" height="260" rx="14" fill="${ PALE }"/><path d="M110 300l120-110 90 76 60-46 150 110v0a14 14 0 0 1-14 14H124a14 14 0 0 1-14-14z" fill="${ LINE }"/>` +
		card(
			140,
			158,
			180,
			150,
			bar( 196, 186, 90 ) + bar( 196, 226, 70 ) + bar( 196, 266, 80 )
		) +
		`<circle cx="174" cy="192" r="10" fill="${ ACCENT }"/><circle cx="174" cy="232" r="10" fill="${ LINE }"/><circle cx="174" cy="272" r="10" fill="${ LINE }"/><circle cx="164" cy="122" r="26" fill="#fff"/><path d="M164 132v-20M155 120l9-9 9 9M150 124v12h28v-12" fill="none" stroke="${ ACCENT }" stroke-width="3"/>`,
	'video-background':
		`<rect x="90" y="80" width="460" height="240" rx="14" fill="${ PALE }" stroke="${ LINE }" stroke-width="4"/>` +
		`<path d="M90 260l110-80 90 60 110-110 150 120v56q0 14-14 14H104q-14 0-14-14z" fill="#fff" opacity=".7"/>` +
		bar( 200, 160, 240, LINE ) +
		bar( 240, 192, 160, ACCENT ) +
		`<circle cx="506" cy="276" r="26" fill="${ LINE }"/><path d="M498 264v24M514 264v24" stroke="#fff" stroke-width="6"/>`,
	animation:
		ghost( 70, 120, 180, 160 ) +
		ghost( 150, 120, 180, 160 ) +
		card(
			280,
			90,
			260,
			220,
			picture( 310, 120, 200, 90, ACCENT ) +
				bar( 310, 234, 200 ) +
				bar( 310, 264, 130 )
		),
	'block-link':
		`<rect x="158" y="58" width="304" height="284" rx="26" fill="none" stroke="${ ACCENT }" stroke-width="6"/>` +
		card(
			174,
			74,
			272,
			252,
			picture( 204, 104, 212, 96 ) +
				bar( 204, 224, 150, LINE ) +
				bar( 204, 254, 212 ) +
				bar( 204, 282, 120 )
		) +
		pointer( 396, 236 ),
	parallax:
		`<clipPath id="frame"><rect x="110" y="50" width="360" height="300" rx="14"/></clipPath><g clip-path="url(#frame)">` +
		`<rect x="110" y="50" width="360" height="300" fill="#fff"/><circle cx="370" cy="130" r="40" fill="${ ACCENT }"/>` +
		`<path d="M90 270l130-120 90 80 70-60 130 110v80H90z" fill="${ PALE }"/>` +
		`<path d="M90 350q120-110 220-50t200-40v100H90z" fill="${ LINE }"/></g>` +
		`<rect x="110" y="50" width="360" height="300" rx="14" fill="none" stroke="${ LINE }" stroke-width="4"/>` +
		arrow( 512, 180, 130, ACCENT ) +
		arrow( 554, 330, 210 ),
	scrollspy:
		card(
			120,
			50,
			360,
			300,
			picture( 152, 82, 130, 84 ) +
				bar( 302, 92, 146 ) +
				bar( 302, 122, 100 ) +
				picture( 152, 190, 130, 84, ACCENT ) +
				bar( 302, 200, 146, LINE ) +
				bar( 302, 230, 100 ) +
				`<g opacity=".45">${ picture( 152, 298, 130, 50 ) }${ bar( 302, 308, 146 ) }</g>`
		) + arrow( 532, 290, 130 ),
	sticky:
		card(
			120,
			50,
			380,
			300,
			bar( 152, 82, 130 ) +
				[ 0, 1, 2, 3, 4, 5, 6, 7 ]
					.map( ( at ) =>
						bar( 320, 82 + at * 30, at % 3 === 2 ? 90 : 148 )
					)
					.join( '' ) +
				picture( 152, 120, 138, 130, ACCENT ) +
				bar( 172, 190, 98, '#fff' ) +
				bar( 172, 218, 60, '#fff' )
		) +
		`<circle cx="221" cy="116" r="20" fill="${ LINE }" stroke="#fff" stroke-width="4"/><circle cx="221" cy="116" r="6" fill="#fff"/>` +
		arrow( 546, 290, 110 ),
	tooltip:
		`<path d="M180 90h280a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H342l-22 26-22-26H180a14 14 0 0 1-14-14v-72a14 14 0 0 1 14-14z" fill="#fff" stroke="${ LINE }" stroke-width="4"/>` +
		bar( 196, 118, 248 ) +
		bar( 196, 148, 150, ACCENT ) +
		`<rect x="230" y="240" width="180" height="64" rx="32" fill="${ LINE }"/>` +
		bar( 274, 265, 92, '#fff' ) +
		pointer( 362, 276 ),
	visibility:
		card(
			80,
			80,
			320,
			220,
			bar( 110, 112, 160 ) +
				picture( 110, 144, 260, 70, ACCENT ) +
				bar( 110, 234, 260 ) +
				bar( 110, 262, 150 )
		) +
		card(
			420,
			110,
			140,
			230,
			bar( 446, 144, 60 ) + bar( 446, 262, 88 ) + bar( 446, 290, 60 )
		) +
		ghost( 446, 176, 88, 66 ) +
		stroke( 'M476 196l28 26m0-26l-28 26', ACCENT ),
};
