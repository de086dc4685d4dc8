import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { EditProps } from '@frontage/editor';
import { EventSettings } from './settings';
import { PictureSettings } from './picture';
import type { Attributes } from '../attributes';

/** Returns a saved date as people read it. */
function readDate( date: string, isAllDay: boolean ): string {
	const { formats } = getSettings();
	const format = isAllDay
		? formats.date
		: `${ formats.date }, ${ formats.time }`;
	return date
		? dateI18n( format, `${ date.slice( 0, isAllDay ? 10 : 19 ) }Z`, 'UTC' )
		: '';
}

/** Returns when an event is. */
function readWhen( { start, end, isAllDay, repeat }: Attributes ): string {
	const dates = [ start, end ]
		.map( ( date ) => readDate( date, isAllDay ) )
		.filter( Boolean )
		.join( ' – ' );
	return dates && repeat ? `${ dates } ↻` : dates;
}

interface LineProps {
	className: string;
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	hasFormats?: boolean;
}

/** A line of text. */
const Line = ( { className, label, hasFormats, ...line }: LineProps ) => (
	<RichText
		tagName={ hasFormats ? 'div' : 'p' }
		className={ `frontage-event-calendar__${ className }` }
		placeholder={ label }
		aria-label={ label }
		allowedFormats={
			hasFormats ? [ 'core/bold', 'core/italic', 'core/link' ] : []
		}
		disableLineBreaks={ ! hasFormats }
		{ ...line }
	/>
);

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { accent, title, location, guest, description } = attributes;
	const blockProps = useBlockProps( {
		className: 'frontage-event-calendar__event',
		style: {
			'--frontage-event-color': accent || undefined,
		} as CSSProperties,
	} );
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<EventSettings { ...block } />
				<PictureSettings { ...block } />
			</InspectorControls>
			<Line
				className="event-title"
				label={ __( 'Event title', 'frontage' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<p className="frontage-event-calendar__when">
				{ readWhen( attributes ) ||
					__( 'Select a date in the sidebar.', 'frontage' ) }
			</p>
			<Line
				className="place"
				label={ __( 'Place', 'frontage' ) }
				value={ location }
				onChange={ ( value ) => setAttributes( { location: value } ) }
			/>
			<Line
				className="guest"
				label={ __( 'Guests', 'frontage' ) }
				value={ guest }
				onChange={ ( value ) => setAttributes( { guest: value } ) }
			/>
			<Line
				className="text"
				label={ __( 'Description', 'frontage' ) }
				value={ description }
				onChange={ ( value ) =>
					setAttributes( { description: value } )
				}
				hasFormats
			/>
		</div>
	);
}
