import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	CountingSettings,
	TextField,
	ToggleField,
	defaultsIn,
	parseNumber,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const NUMBER = defaultsIn( metadata, [ 'prefix', 'suffix', 'isGrouped' ] );

const COUNTING = defaultsIn( metadata, [ 'isCounting', 'start', 'duration' ] );

/** The settings sidebar. */
export function CounterSettings( block: SettingsProps< Attributes > ) {
	return (
		<>
			<BlockSettings
				label={ __( 'Number', 'frontage' ) }
				defaults={ NUMBER }
				{ ...block }
			>
				<TextField
					name="prefix"
					label={ __( 'Before the number', 'frontage' ) }
				/>
				<TextField
					name="suffix"
					label={ __( 'After the number', 'frontage' ) }
				/>
				<ToggleField
					name="isGrouped"
					label={ __( 'Separate thousands', 'frontage' ) }
					help={ __( 'Turn this off for years.', 'frontage' ) }
				/>
			</BlockSettings>
			<CountingSettings
				label={ __( 'Count when scrolled into view', 'frontage' ) }
				help={ __(
					'A number that is in view when the page opens does not count. Visitors who prefer reduced motion see the final number.',
					'frontage'
				) }
				defaults={ COUNTING }
				{ ...block }
			>
				<TextField
					name="start"
					label={ __( 'Starting number', 'frontage' ) }
					clean={ ( typed ) =>
						/^-?\d*[.,]?\d*$/.test( typed )
							? typed.replace( ',', '.' )
							: parseNumber( typed, '' ) || undefined
					}
				/>
			</CountingSettings>
		</>
	);
}
