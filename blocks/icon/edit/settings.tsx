import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { OwnSvgField } from './own-svg';

const ICON = defaultsIn( metadata, [
	'source',
	'size',
	'rotation',
	'flipHorizontal',
	'flipVertical',
] );

const MEANING = defaultsIn( metadata, [
	'label',
	'href',
	'opensInNewTab',
	'rel',
] );

interface Props extends SettingsProps< Attributes > {
	/** Opens the list of icons. */
	onChoose: () => void;
}

/** The settings sidebar. */
export const IconSettings = ( { onChoose, ...block }: Props ) => (
	<>
		<BlockSettings
			label={ __( 'Icon', 'frontage' ) }
			defaults={ ICON }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="source"
				label={ __( 'Source', 'frontage' ) }
				options={ {
					set: __( 'Icon of the set', 'frontage' ),
					own: __( 'Your own SVG', 'frontage' ),
				} }
			/>
			{ block.attributes.source === 'own' ? (
				<OwnSvgField { ...block } />
			) : (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onChoose }
				>
					{ __( 'Choose an icon', 'frontage' ) }
				</Button>
			) }
			<TextField
				name="size"
				label={ __( 'Size', 'frontage' ) }
				help={ __(
					'Width with a unit: px, rem, em for the size of the text, or vw for that of the window.',
					'frontage'
				) }
			/>
			<RangeField
				name="rotation"
				label={ __( 'Rotation (degrees)', 'frontage' ) }
				min={ 0 }
				max={ 359 }
			/>
			<ToggleField
				name="flipHorizontal"
				label={ __( 'Flip horizontally', 'frontage' ) }
			/>
			<ToggleField
				name="flipVertical"
				label={ __( 'Flip vertically', 'frontage' ) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Meaning and link', 'frontage' ) }
			defaults={ MEANING }
			{ ...block }
		>
			<TextField
				name="label"
				label={ __( 'Label', 'frontage' ) }
				help={ __(
					'What the icon says, or where the link leads. Screen readers skip an icon without a label and without a link.',
					'frontage'
				) }
			/>
			<TextField
				name="href"
				type="url"
				label={ __( 'Link', 'frontage' ) }
			/>
			{ block.attributes.href && (
				<>
					<ToggleField
						name="opensInNewTab"
						label={ __( 'Open in new tab', 'frontage' ) }
					/>
					<TextField
						name="rel"
						label={ __( 'Link relation', 'frontage' ) }
						placeholder="nofollow"
					/>
				</>
			) }
		</BlockSettings>
	</>
);
