import { InspectorControls } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import {
	Button,
	DropdownMenu,
	Flex,
	FlexBlock,
	PanelBody,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useKeptLast } from '@frontage/editor';
import { data } from '../data';
import { styleOf } from './copied-style';
import { PresetName } from './preset-name';
import { addPreset, renamePreset, usePresets, type Preset } from './presets';
import { usePut } from './use-copied-style';
import { useDelete } from './use-delete';

/** The presets of the selected block, in its Styles tab. */
export function PresetPanel( { block }: { block: Block } ) {
	const presets = usePresets( block.name );
	const put = usePut();
	const [ isNaming, setNaming ] = useState( false );
	const last = useKeptLast();
	const mayChange = data().canPreset;
	if ( ! presets.length && ! mayChange ) {
		return null;
	}
	const use = ( { attributes, block: name }: Preset ) =>
		put( [ block ], { frontage: 'look', version: 1, name, attributes } );
	return (
		<InspectorControls group="styles">
			<PanelBody
				ref={ last }
				title={ __( 'Presets', 'frontage' ) }
				initialOpen={ presets.length > 0 }
			>
				{ presets.map( ( preset ) => (
					<PresetRow
						key={ preset.id }
						preset={ preset }
						onUse={ () => use( preset ) }
					/>
				) ) }
				{ mayChange && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ () => setNaming( true ) }
					>
						{ __( 'Save style as preset', 'frontage' ) }
					</Button>
				) }
				{ isNaming && (
					<PresetName
						heading={ __( 'New preset', 'frontage' ) }
						onClose={ () => setNaming( false ) }
						onSave={ ( title ) =>
							addPreset( newPreset( block, title ) )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

const newPreset = ( block: Block, title: string ) => ( {
	block: block.name,
	title,
	attributes: styleOf( block ).attributes,
} );

interface RowProps {
	preset: Preset;
	onUse: () => void;
}

function PresetRow( { preset, onUse }: RowProps ) {
	const [ isNaming, setNaming ] = useState( false );
	const remove = useDelete();
	const { title } = preset;
	/* translators: %s: name of a preset. */
	const options = __( 'Options for “%s”', 'frontage' );
	return (
		<Flex className="frontage-preset">
			<FlexBlock>
				<Button variant="tertiary" onClick={ onUse }>
					{ title }
				</Button>
			</FlexBlock>
			{ data().canPreset && (
				<DropdownMenu
					icon={ moreVertical }
					label={ sprintf( options, title ) }
					controls={ [
						{
							title: __( 'Rename', 'frontage' ),
							onClick: () => setNaming( true ),
						},
						{
							title: __( 'Delete', 'frontage' ),
							onClick: () => remove( preset ),
						},
					] }
				/>
			) }
			{ isNaming && (
				<PresetName
					heading={ __( 'Rename preset', 'frontage' ) }
					title={ title }
					onClose={ () => setNaming( false ) }
					onSave={ ( name ) => renamePreset( preset, name ) }
				/>
			) }
		</Flex>
	);
}
