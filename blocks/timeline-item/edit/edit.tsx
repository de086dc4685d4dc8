import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { isMoment, readMoment } from './moment';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'Add description…', 'frontage' ) } ],
];

const DEFAULTS = defaultsIn( metadata, [ 'date', 'dateText' ] );

export function Edit( {
	context,
	...block
}: EditProps< Attributes, { 'frontage/timelineHeading'?: 'h3' } > ) {
	const { attributes, setAttributes } = block;
	const content = useInnerBlocksProps(
		{ className: 'frontage-timeline__content' },
		{ template: TEMPLATE }
	);
	return (
		<div { ...useBlockProps( { className: 'frontage-timeline__item' } ) }>
			<DateSettings { ...block } />
			<div className="frontage-timeline__body">
				<div className="frontage-timeline__date">
					<RichText
						tagName="span"
						value={ attributes.dateText }
						onChange={ ( dateText: string ) =>
							setAttributes( { dateText } )
						}
						allowedFormats={ [] }
						disableLineBreaks
						placeholder={
							readMoment( attributes.date ) ||
							__( 'Date', 'frontage' )
						}
						aria-label={ __( 'Date', 'frontage' ) }
					/>
				</div>
				<RichText
					tagName={ context[ 'frontage/timelineHeading' ] ?? 'h3' }
					className="frontage-timeline__title"
					value={ attributes.title }
					onChange={ ( title: string ) => setAttributes( { title } ) }
					allowedFormats={ [
						'core/bold',
						'core/italic',
						'core/link',
					] }
					placeholder={ __( 'Event title', 'frontage' ) }
					aria-label={ __( 'Event title', 'frontage' ) }
				/>
				<div { ...content } />
			</div>
		</div>
	);
}

/** Settings for the machine-readable date and the text shown. */
function DateSettings(
	block: Omit<
		EditProps< Attributes, { 'frontage/timelineHeading'?: 'h3' } >,
		'context'
	>
) {
	const { date } = block.attributes;
	return (
		<InspectorControls>
			<BlockSettings
				label={ __( 'Date', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<TextField
					name="date"
					label={ __( 'Year, month, or day', 'frontage' ) }
					placeholder="1998-05-17"
					help={
						date && ! isMoment( date )
							? __(
									'Use the format YYYY, YYYY-MM, or YYYY-MM-DD. Otherwise, search engines and screen readers cannot recognize the date.',
									'frontage'
								)
							: __(
									'Format: YYYY, YYYY-MM, or YYYY-MM-DD.',
									'frontage'
								)
					}
				/>
				<TextField
					name="dateText"
					label={ __( 'Display text', 'frontage' ) }
					placeholder={ readMoment( date ) }
				/>
			</BlockSettings>
		</InspectorControls>
	);
}
