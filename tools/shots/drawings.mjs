/** Pictures of modules that visitors do not see by themselves, in the manner of WordPress's icons. */

const LINE = '#1e1e1e';
const PALE = '#e8e4dc';
const ACCENT = '#c65d3b';

const bar = ( x, y, width, color = PALE ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="14" rx="7" fill="${ color }"/>`;

const card = ( x, y, width, height, inside = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" rx="14" fill="#fff" stroke="${ LINE }" stroke-width="4"/>${ inside }`;

const star = ( x, y ) =>
	`<path transform="translate(${ x } ${ y }) scale(2)" fill="${ ACCENT }" d="M12 2l3 6.3 6.9 1-5 4.8 1.2 6.9L12 17.7 5.9 21l1.2-6.9-5-4.8 6.9-1z"/>`;

/**
 * What is drawn, by the module's folder; the sheet is 640 × 400.
 *
 * @type {Record<string, string>}
 */
const DRAWINGS = {
	ad:
		card(
			130,
			90,
			380,
			200,
			`<rect x="130" y="90" width="380" height="200" rx="14" fill="${ ACCENT }" stroke="${ LINE }" stroke-width="4"/><text x="320" y="210" text-anchor="middle" font-family="sans-serif" font-size="56" font-weight="bold" fill="#fff">Ad</text>`
		) +
		bar( 250, 316, 30 ) +
		bar( 305, 316, 30, ACCENT ) +
		bar( 360, 316, 30 ),
	ads: card(
		160,
		50,
		320,
		300,
		bar( 192, 84, 256 ) +
			bar( 192, 112, 220 ) +
			bar( 192, 140, 160 ) +
			`<rect x="192" y="174" width="256" height="76" rx="8" fill="${ ACCENT }"/><text x="320" y="222" text-anchor="middle" font-family="sans-serif" font-size="28" font-weight="bold" fill="#fff">Ad</text>` +
			bar( 192, 272, 240 ) +
			bar( 192, 300, 180 )
	),
	'anti-spam':
		card(
			140,
			70,
			260,
			260,
			bar( 170, 110, 90 ) +
				card( 170, 138, 200, 44 ) +
				bar( 170, 204, 120 ) +
				`<rect x="170" y="246" width="110" height="48" rx="24" fill="${ LINE }"/>`
		) +
		`<path d="M440 150l80 28v62c0 54-36 84-80 100-44-16-80-46-80-100v-62z" fill="#fff" stroke="${ LINE }" stroke-width="4"/><path d="M404 242l26 28 48-54" fill="none" stroke="${ ACCENT }" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
	comments:
		card( 110, 80, 300, 110, bar( 142, 116, 200 ) + bar( 142, 144, 140 ) ) +
		`<path d="M160 188v36l40-36" fill="#fff" stroke="${ LINE }" stroke-width="4"/><rect x="164" y="178" width="32" height="12" fill="#fff"/>` +
		card(
			230,
			220,
			300,
			110,
			bar( 262, 256, 220 ) + bar( 262, 284, 110, ACCENT )
		) +
		`<path d="M480 328v36l-40-36" fill="#fff" stroke="${ LINE }" stroke-width="4"/><rect x="444" y="318" width="32" height="12" fill="#fff"/>`,
	'video-statistics':
		`<rect x="90" y="80" width="260" height="150" rx="12" fill="${ PALE }" stroke="${ LINE }" stroke-width="4"/><path d="M200 125v60l52-30z" fill="${ LINE }"/>` +
		`<path d="M400 320v-40M440 320v-90M480 320v-60M520 320v-170" stroke="${ ACCENT }" stroke-width="20"/>` +
		bar( 90, 268, 200 ),
	'video-background':
		`<rect x="90" y="80" width="460" height="240" rx="14" fill="${ PALE }" stroke="${ LINE }" stroke-width="4"/>` +
		`<path d="M90 260l110-80 90 60 110-110 150 120v56q0 14-14 14H104q-14 0-14-14z" fill="#fff" opacity=".7"/>` +
		bar( 200, 160, 240, LINE ) +
		bar( 240, 192, 160, ACCENT ) +
		`<circle cx="506" cy="276" r="26" fill="${ LINE }"/><path d="M498 264v24M514 264v24" stroke="#fff" stroke-width="6"/>`,
	'hash-router':
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
	'split-test':
		card(
			70,
			80,
			230,
			250,
			bar( 100, 112, 170 ) +
				bar( 100, 142, 120 ) +
				`<rect x="100" y="180" width="170" height="60" rx="10" fill="${ PALE }"/><rect x="100" y="262" width="110" height="40" rx="20" fill="${ LINE }"/>`
		) +
		card(
			340,
			80,
			230,
			250,
			bar( 370, 112, 170, ACCENT ) +
				bar( 370, 142, 90 ) +
				`<rect x="370" y="180" width="170" height="60" rx="10" fill="${ PALE }"/><rect x="370" y="262" width="150" height="40" rx="20" fill="${ ACCENT }"/>`
		) +
		`<circle cx="320" cy="205" r="34" fill="${ LINE }"/><text x="320" y="213" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="bold" fill="#fff">A/B</text>`,
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
	overlays:
		card( 110, 60, 320, 210, bar( 140, 92, 160 ) + bar( 140, 122, 220 ) ) +
		card(
			170,
			110,
			320,
			210,
			bar( 200, 142, 160 ) + bar( 200, 172, 220 )
		) +
		card(
			230,
			160,
			320,
			180,
			bar( 260, 196, 180 ) +
				bar( 260, 226, 240 ) +
				`<rect x="260" y="264" width="120" height="46" rx="23" fill="${ ACCENT }"/><path d="M510 186l20 20m0-20l-20 20" stroke="${ LINE }" stroke-width="4" stroke-linecap="round"/>`
		),
	'link-tracking':
		card(
			90,
			90,
			270,
			220,
			bar( 122, 126, 180 ) +
				bar( 122, 160, 140, ACCENT ) +
				bar( 122, 194, 200 ) +
				bar( 122, 228, 110 )
		) +
		`<path d="M278 166c90-60 150-50 214 14m0 0l-8-44m8 44l-44-2" fill="none" stroke="${ LINE }" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
		[ 44, 76, 58, 110 ]
			.map(
				( height, at ) =>
					`<rect x="${ 420 + at * 36 }" y="${ 310 - height }" width="22" height="${ height }" rx="4" fill="${ at === 3 ? ACCENT : PALE }"/>`
			)
			.join( '' ) +
		`<path d="M406 310h160" stroke="${ LINE }" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M248 176l0 62 16-14 12 26 14-6-12-26 22-2z" fill="#fff" stroke="${ LINE }" stroke-width="4" stroke-linejoin="round"/>`,
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
		`<path d="M236 222l0 62 16-14 12 26 14-6-12-26 22-2z" fill="#fff" stroke="${ LINE }" stroke-width="4" stroke-linejoin="round"/>`,
	'review-popup': card(
		130,
		90,
		380,
		220,
		[ 0, 1, 2, 3, 4 ]
			.map( ( at ) => star( 176 + at * 60, 122 ) )
			.join( '' ) +
			bar( 180, 200, 280 ) +
			bar( 180, 230, 200 )
	),
	toolkit:
		card(
			70,
			110,
			200,
			180,
			[ 0, 1, 2, 3 ]
				.map( ( at ) =>
					bar(
						100,
						140 + at * 34,
						140 - at * 18,
						at % 2 ? undefined : ACCENT
					)
				)
				.join( '' )
		) +
		`<path d="M296 200h44m-16-16 16 16-16 16" fill="none" stroke="${ LINE }" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
		card( 370, 100, 200, 56, bar( 394, 122, 110 ) ) +
		card(
			370,
			172,
			200,
			128,
			bar( 394, 194, 90, ACCENT ) +
				bar( 394, 228, 150 ) +
				bar( 394, 258, 120 )
		),
};

/** Modules with a drawing. */
export const DRAWN = Object.keys( DRAWINGS );

/**
 * Returns the page of a drawing.
 *
 * @param {string} slug One of DRAWN.
 */
export const drawing = ( slug ) =>
	`<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" style="display:block;background:#faf8f4">${ DRAWINGS[ slug ] }</svg>`;
