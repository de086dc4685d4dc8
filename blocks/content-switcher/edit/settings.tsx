import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

interface Props extends SettingsProps< Attributes > {
	contents: Block[];
}

const nameOf = ( { attributes }: Block, index: number ) =>
	String( attributes.title ?? '' ) ||
	sprintf(
		/* translators: %d: position of the content, starting at 1. */
		__( 'Content %d', 'frontage' ),
		index + 1
	);

/** The settings sidebar. */
export function SwitcherSettings( { contents, ...block }: Props ) {
	return (
		<BlockSettings
			label={ __( 'Content switcher', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="control"
				label={ __( 'Control', 'frontage' ) }
				help={
					contents.length > 2
						? __(
								'A switch supports two pieces of content. With more, visitors see buttons.',
								'frontage'
							)
						: undefined
				}
				options={ {
					switch: __( 'Switch', 'frontage' ),
					buttons: __( 'Buttons', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="initial"
				label={ __( 'Shown by default', 'frontage' ) }
				options={ Object.fromEntries(
					contents.map( ( content, index ) => [
						index,
						nameOf( content, index ),
					] )
				) }
			/>
			<ChoiceField< Attributes >
				name="justify"
				label={ __( 'Justification', 'frontage' ) }
				options={ {
					start: __( 'Left (start)', 'frontage' ),
					center: __( 'Center', 'frontage' ),
					end: __( 'Right (end)', 'frontage' ),
				} }
			/>
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
				help={ __(
					'Describes the choice, for example “Billing period”.',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}
