import { __, sprintf } from '@wordpress/i18n';
import { TabLink } from '../../../parts';
import type { UnconvertedContent as Values } from './types';

/**
 * Says what no conversion can replace, as sentences.
 *
 * @param unconverted From the server.
 */
export const sentences = ( {
	theme,
	features,
	extensions,
	data,
}: Values ): string[] =>
	[
		[
			features,
			/* translators: %s: names, with commas. */
			__( 'Features that stop: %s.', 'frontage' ),
		] as const,
		[
			extensions,
			/* translators: %s: names, with commas. */
			__( 'Extensions whose settings are removed: %s.', 'frontage' ),
		] as const,
		[
			theme,
			/* translators: %s: names, with commas. */
			__(
				'Blocks in the files of your theme, which cannot be changed here: %s.',
				'frontage'
			),
		] as const,
		[
			data.entries ? [ String( data.entries ) ] : [],
			/* translators: %s: number of form entries. */
			__( 'Form entries that stay in the database: %s.', 'frontage' ),
		] as const,
		[
			data.subscribers ? [ String( data.subscribers ) ] : [],
			/* translators: %s: number of subscribers. */
			__( 'Subscribers that stay in the database: %s.', 'frontage' ),
		] as const,
	]
		.filter( ( [ names ] ) => names.length )
		.map( ( [ names, text ] ) => sprintf( text, names.join( ', ' ) ) );

/** What no conversion can replace, and where to export data. */
export function UnconvertedContent( { unconverted }: { unconverted: Values } ) {
	const lines = sentences( unconverted );
	const { entries, subscribers } = unconverted.data;
	if ( ! lines.length ) {
		return null;
	}
	return (
		<>
			<h5>{ __( 'Also without Frontage', 'frontage' ) }</h5>
			<ul className="frontage-list">
				{ lines.map( ( line ) => (
					<li key={ line }>{ line }</li>
				) ) }
			</ul>
			{ ( entries > 0 || subscribers > 0 ) && (
				<p className="frontage-buttons">
					{ entries > 0 && (
						<TabLink tab="forms">
							{ __( 'Export form entries', 'frontage' ) }
						</TabLink>
					) }
					{ subscribers > 0 && (
						<TabLink tab="subscribers">
							{ __( 'Export subscribers', 'frontage' ) }
						</TabLink>
					) }
				</p>
			) }
		</>
	);
}
