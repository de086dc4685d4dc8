import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The block's settings in the sidebar. */
export function CopyLinkSettings( block: EditProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Copy link', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<TextField
				name="url"
				label={ __( 'Link', 'frontage' ) }
				placeholder={ __( 'The address of the page', 'frontage' ) }
				help={ __(
					'Leave empty to copy the address of the page, or of the post in a list.',
					'frontage'
				) }
			/>
			<TextField
				name="copiedLabel"
				label={ __( 'Text after copying', 'frontage' ) }
				placeholder={ __( 'Copied', 'frontage' ) }
				help={ __( 'Shown for five seconds.', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
