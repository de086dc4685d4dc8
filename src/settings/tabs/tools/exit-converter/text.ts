/** The report as text, to copy or to keep. */
import { __ } from '@wordpress/i18n';
import { sentences } from './unconverted';
import { headline, type Summary } from './summary';
import type { UnconvertedContent } from './types';

const section = ( title: string, lines: string[] ): string[] =>
	lines.length ? [ '', `${ title } (${ lines.length })`, ...lines ] : [];

/**
 * Writes the report.
 *
 * @param summary     The sums.
 * @param unconverted What no conversion can replace.
 */
export const reportText = (
	summary: Summary,
	unconverted?: UnconvertedContent
): string =>
	[
		`${ window.location.host }, ${ new Date().toISOString().slice( 0, 16 ) }`,
		headline( summary ),
		...section(
			__( 'Blocks', 'frontage' ),
			summary.rows.map(
				( { title, count, to, loss } ) =>
					`${ count } × ${ title } → ${ to }. ${ loss }`
			)
		),
		...section(
			__( 'Texts that are no longer on the page', 'frontage' ),
			summary.lost.map(
				( { place, title, text } ) =>
					`${ place }: ${ title }: ${ text }`
			)
		),
		...section(
			__( 'Skipped', 'frontage' ),
			summary.skipped.map(
				( { title, type, edit, why } ) =>
					`${ title } (${ type }): ${ why } ${ edit }`
			)
		),
		...section(
			__( 'Places', 'frontage' ),
			summary.done.map(
				( { title, type, blocks, edit } ) =>
					`${ title } (${ type }): ${ blocks } ${ edit }`
			)
		),
		...section(
			__( 'Also without Frontage', 'frontage' ),
			unconverted ? sentences( unconverted ) : []
		),
		'',
	].join( '\n' );
