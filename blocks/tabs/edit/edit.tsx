import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { EditTabList } from './tab-list';
import { TabsSettings } from './settings';
import { TabsToolbar } from './toolbar';
import { useTabs } from './use-tabs';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'frontage/tab', { title: __( 'First tab', 'frontage' ) } ],
	[ 'frontage/tab', { title: __( 'Second tab', 'frontage' ) } ],
];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const tabs = useTabs( clientId, attributes.initial );
	const isVertical = attributes.orientation === 'vertical';
	const blockProps = useBlockProps( { className: 'frontage-tabs' } );
	const panels = useInnerBlocksProps(
		{ className: 'frontage-tabs__panels' },
		{
			template: TEMPLATE,
			renderAppender: false,
			orientation: attributes.orientation,
		}
	);
	const turn = () =>
		setAttributes( {
			orientation: isVertical ? 'horizontal' : 'vertical',
		} );
	return (
		<>
			<TabsToolbar
				tabs={ tabs }
				isVertical={ isVertical }
				onTurn={ turn }
			/>
			<InspectorControls>
				<TabsSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
					tabs={ tabs.tabs }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<style>
					{ onlyOpen( clientId, tabs.openId, tabs.openAt ) }
				</style>
				<div className={ frameClass( attributes ) }>
					<EditTabList
						{ ...tabs }
						onOpen={ tabs.open }
						onRename={ tabs.rename }
					/>
					<div { ...panels } />
				</div>
			</div>
		</>
	);
}

const frameClass = ( { orientation, stack }: Attributes ) =>
	`frontage-tabs__frame is-${ orientation } is-stacking-${ stack }`;

/**
 * Returns a style that hides closed panels and positions the open one, since panels are separate blocks.
 *
 * @param clientId The Tabs block.
 * @param openId   The open tab.
 * @param openAt   Its index.
 */
function onlyOpen( clientId: string, openId?: string, openAt = 0 ): string {
	const panel = `[data-block="${ clientId }"]>.frontage-tabs__frame>.frontage-tabs__panels>[data-type="frontage/tab"]`;
	return `${ panel }{order:${ 2 * openAt + 1 }}${ panel }:not([data-block="${ openId }"]){display:none}`;
}
