/** Drawings of blocks that show nothing of their own. */
import { ACCENT, LINE, PALE, bar, card } from './shapes.mjs';

/**
 * What is drawn, by the module's folder.
 *
 * @type {Record<string, string>}
 */
export const BLOCKS = {
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
};
