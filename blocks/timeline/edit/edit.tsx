import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { TimelineSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const ITEM = 'frontage/timeline-item';

const TEMPLATE: [ string, object ][] = [
	[ ITEM, {} ],
	[ ITEM, {} ],
	[ ITEM, {} ],
];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const { layout, marker } = attributes;
	const { insertBlock } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps( {
		className: `frontage-timeline is-${ layout } has-marker-${ marker }`,
	} );
	const list = useInnerBlocksProps(
		{ className: 'frontage-timeline__list' },
		{
			template: TEMPLATE,
			orientation: layout === 'horizontal' ? 'horizontal' : 'vertical',
			renderAppender: false,
		}
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add event', 'frontage' ) }
						onClick={ () =>
							insertBlock(
								createBlock( ITEM ),
								undefined,
								clientId
							)
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<TimelineSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<div className="frontage-timeline__frame">
					<div { ...list } />
				</div>
			</div>
		</>
	);
}
