import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { AddChild, ServerPreview, type EditProps } from '@frontage/editor';
import { CalendarSettings } from './settings';
import type { Attributes } from '../attributes';

const EVENT = 'frontage/calendar-event';

const TEMPLATE: [ string, object ][] = [ [ EVENT, {} ] ];

/** The events that authors type, as a list in which each can be changed. */
function TypedEvents( { clientId }: { clientId: string } ) {
	const events = useInnerBlocksProps(
		{ className: 'frontage-event-calendar__events' },
		{ template: TEMPLATE }
	);
	return (
		<>
			<AddChild
				clientId={ clientId }
				name={ EVENT }
				label={ __( 'Add event', 'frontage' ) }
			/>
			<div { ...events } />
		</>
	);
}

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes } = block;
	const blockProps = useBlockProps( {
		className: 'frontage-event-calendar',
	} );
	return (
		<>
			<InspectorControls>
				<CalendarSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ attributes.source === 'typed' ? (
					<TypedEvents clientId={ clientId } />
				) : (
					<ServerPreview
						block="frontage/event-calendar"
						attributes={ { ...attributes } }
						empty={
							<p className="frontage-event-calendar__none">
								{ __( 'No events yet.', 'frontage' ) }
							</p>
						}
					/>
				) }
			</div>
		</>
	);
}
