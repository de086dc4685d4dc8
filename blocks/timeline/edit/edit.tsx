import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { TimelineSettings } from './settings';
import { AddChild, type EditProps } from '@frontage/editor';
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
			<AddChild
				clientId={ clientId }
				name={ ITEM }
				label={ __( 'Add event', 'frontage' ) }
			/>
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
