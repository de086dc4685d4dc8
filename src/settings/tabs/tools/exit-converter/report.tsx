import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CopyButton, Rows } from '../../../parts';
import { saveFile } from '../download';
import { UnconvertedContent } from './unconverted';
import type { Summary } from './summary';
import { reportText } from './text';
import type { Outcome, UnconvertedContent as Values } from './types';

/** Rows that are shown; the file has all. */
const MOST = 50;

interface Props {
	summary: Summary;
	unconverted?: Values;
}

/** What became of our blocks, or would. */
export function Report( { summary, unconverted }: Props ) {
	const { rows, skipped, lost, done } = summary;
	return (
		<>
			<List
				title={ __( 'Blocks', 'frontage' ) }
				head={ [
					__( 'Frontage block', 'frontage' ),
					__( 'Number', 'frontage' ),
					__( 'Becomes', 'frontage' ),
					__( 'What changes', 'frontage' ),
				] }
				rows={ rows.map( ( { title, count, to, loss } ) => [
					title,
					count.toLocaleString(),
					to,
					loss,
				] ) }
			/>
			<List
				title={ __(
					'Texts that are no longer on the page',
					'frontage'
				) }
				head={ [
					__( 'Text', 'frontage' ),
					__( 'Frontage block', 'frontage' ),
					__( 'Place', 'frontage' ),
				] }
				rows={ lost.map( ( { text, title, place } ) => [
					text,
					title,
					place,
				] ) }
			/>
			<List
				title={ __( 'Skipped', 'frontage' ) }
				head={ [
					__( 'Place', 'frontage' ),
					__( 'Reason', 'frontage' ),
				] }
				rows={ skipped.map( ( one ) => [
					<PlaceLink key="place" { ...one } />,
					one.why,
				] ) }
			/>
			<List
				title={ __( 'Places', 'frontage' ) }
				head={ [
					__( 'Place', 'frontage' ),
					__( 'Frontage blocks', 'frontage' ),
				] }
				rows={ done.map( ( one ) => [
					<PlaceLink key="place" { ...one } />,
					one.blocks.toLocaleString(),
				] ) }
			/>
			{ unconverted && (
				<UnconvertedContent unconverted={ unconverted } />
			) }
		</>
	);
}

/** Buttons to keep the report. */
export function KeepReport( { summary, unconverted }: Props ) {
	const text = () => reportText( summary, unconverted );
	return (
		<>
			<CopyButton text={ text }>
				{ __( 'Copy report', 'frontage' ) }
			</CopyButton>
			<Button
				variant="secondary"
				onClick={ () => saveFile( 'frontage-report', 'txt', text() ) }
				__next40pxDefaultSize
			>
				{ __( 'Save report', 'frontage' ) }
			</Button>
		</>
	);
}

const PlaceLink = ( {
	title,
	type,
	edit,
}: Pick< Outcome, 'title' | 'type' | 'edit' > ) => (
	<span>
		{ edit ? <a href={ edit }>{ title }</a> : title } ({ type })
	</span>
);

interface ListProps {
	title: string;
	head: string[];
	rows: ReactNode[][];
}

function List( { title, head, rows }: ListProps ) {
	if ( ! rows.length ) {
		return null;
	}
	return (
		<>
			<h5>{ `${ title } (${ rows.length.toLocaleString() })` }</h5>
			<Rows
				label={ title }
				head={ head }
				rows={ rows.slice( 0, MOST ) }
			/>
			{ rows.length > MOST && (
				<p className="frontage-empty">
					{ sprintf(
						/* translators: %d: number of lines that are not shown. */
						__( '… and %d more.', 'frontage' ),
						rows.length - MOST
					) }
				</p>
			) }
		</>
	);
}
