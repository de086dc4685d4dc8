import { HeightControl } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	useField,
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
			<SizeField />
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

/** The width of the drawing, with its unit. */
function SizeField() {
	const label = __( 'Size', 'frontage' );
	const { value, change } = useField( 'size' );
	return (
		<Field name="size" label={ label }>
			<HeightControl
				label={ label }
				value={ String( value ) }
				onChange={ ( size?: string ) => change( size ?? '' ) }
			/>
		</Field>
	);
}
