import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { iconNames } from './icons';
import type { Attributes } from '../attributes';

/** Characters the server accepts; a limit of our own for the postfix of S0 §7. */
const POSTFIX_MAX = 40;

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export function LikeSettings( props: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Like button', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			<ChoiceField< Attributes >
				name="icon"
				label={ __( 'Icon', 'frontage' ) }
				options={ iconNames() }
			/>
			<TextField
				name="postfix"
				label={ __( 'Text after the count', 'frontage' ) }
				help={ __(
					'For example, “likes”. Visitors see the actual number.',
					'frontage'
				) }
				maxLength={ POSTFIX_MAX }
			/>
			<TextField
				name="postfixOne"
				label={ __( 'Text after 1', 'frontage' ) }
				maxLength={ POSTFIX_MAX }
			/>
			<TextField
				name="postfixZero"
				label={ __( 'Text after 0', 'frontage' ) }
				maxLength={ POSTFIX_MAX }
			/>
			<ToggleField
				name="hidesZero"
				label={ __( 'Hide the count when it is 0', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
