import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	Button,
	Placeholder,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { OwnSvgField } from './own-svg';
import { IconPicker } from './picker';
import { IconSettings } from './settings';

/** The icon as the server prints it, and the list of icons. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const [ isOpen, setOpen ] = useState( false );
	const open = () => setOpen( true );
	return (
		<>
			<InspectorControls>
				<IconSettings { ...block } onChoose={ open } />
			</InspectorControls>
			{ attributes.source === 'set' && attributes.icon && (
				<BlockControls group="other">
					<ToolbarGroup>
						<ToolbarButton onClick={ open }>
							{ __( 'Replace', 'frontage' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			{ isOpen && (
				<IconPicker
					value={ attributes.icon }
					onChoose={ ( slug ) => {
						setAttributes( { icon: slug, source: 'set' } );
						setOpen( false );
					} }
					onClose={ () => setOpen( false ) }
				/>
			) }
			<div { ...useBlockProps( { className: 'frontage-icon' } ) }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					empty={ <Start { ...block } onChoose={ open } /> }
				/>
			</div>
		</>
	);
}

/** What a block without a drawing offers; says so if there should be one (S2 §8). */
function Start( {
	onChoose,
	...block
}: EditProps< Attributes > & { onChoose: () => void } ) {
	const { source, icon: slug, svg, file } = block.attributes;
	const isOwn = source === 'own';
	const lost = isOwn
		? ( svg || file ) && __( 'SVG not found.', 'frontage' )
		: slug && __( 'Icon not found.', 'frontage' );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'SVG Icon', 'frontage' ) }
			instructions={
				lost || __( 'Choose an icon, or use your own SVG.', 'frontage' )
			}
		>
			{ isOwn ? (
				<OwnSvgField { ...block } />
			) : (
				<>
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ onChoose }
					>
						{ __( 'Choose an icon', 'frontage' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () =>
							block.setAttributes( { source: 'own' } )
						}
					>
						{ __( 'Use your own SVG', 'frontage' ) }
					</Button>
				</>
			) }
		</Placeholder>
	);
}
