import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { positionLeft, plus } from '@wordpress/icons';
import type { TabsAttributes } from './types';
import { EditTabList } from './edit-tab-list';
import { TabsSettings } from './edit-settings';
import { useTabs } from './use-tabs';

const TEMPLATE: [ string, object ][] = [
	[ 'frontage/tab', { title: __( 'First tab', 'frontage' ) } ],
	[ 'frontage/tab', { title: __( 'Second tab', 'frontage' ) } ],
];

interface EditProps {
	attributes: TabsAttributes;
	setAttributes: ( changed: Partial< TabsAttributes > ) => void;
	clientId: string;
}

export function Edit( { attributes, setAttributes, clientId }: EditProps ) {
	const { tabs, openId, open, add, rename } = useTabs(
		clientId,
		attributes.initial
	);
	const isVertical = attributes.orientation === 'vertical';
	const blockProps = useBlockProps( {
		className: `frontage-tabs${ isVertical ? ' is-vertical' : '' }`,
	} );
	const panels = useInnerBlocksProps(
		{ className: 'frontage-tabs__panels' },
		{ template: TEMPLATE, renderAppender: false }
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ positionLeft }
						label={ __( 'Tabs beside the panel', 'frontage' ) }
						isPressed={ isVertical }
						onClick={ () =>
							setAttributes( {
								orientation: isVertical
									? 'horizontal'
									: 'vertical',
							} )
						}
					/>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add a tab', 'frontage' ) }
						onClick={ add }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<TabsSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
					tabs={ tabs }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ `[data-block="${ clientId }"]>.frontage-tabs__panels>[data-type="frontage/tab"]:not([data-block="${ openId }"]){display:none}` }</style>
				<EditTabList
					tabs={ tabs }
					openId={ openId }
					onOpen={ open }
					onRename={ rename }
				/>
				<div { ...panels } />
			</div>
		</>
	);
}
