import { __ } from '@wordpress/i18n';
import { Rows, Section } from '../../parts';
import type { Report } from './types';
import { percent, timeOf } from './labels';

const WIDTH = 1000;
const HEIGHT = 200;

type Lines = Report[ 'chart' ][ 'lines' ];

/** The rate of every variant up to each day, as lines and as a table. */
export function RateChart( { report }: { report: Report } ) {
	const { times, lines } = report.chart;
	const most = Math.max(
		...lines.flatMap( ( { rates } ) => rates.map( ( rate ) => rate ?? 0 ) ),
		0
	);
	if ( times.length < 2 || ! most ) {
		return null;
	}
	const nameOf = ( subject: number ) =>
		report.variants.find( ( one ) => one.subject === subject )?.name ?? '';
	return (
		<Section
			title={ __( 'Rate over time', 'frontage' ) }
			description={ __(
				'The share of all visitors so far who reached the goal. Lines begin at 100 visitors.',
				'frontage'
			) }
		>
			<div className="frontage-split__chart">
				<span>{ percent( most ) }</span>
				<Drawing lines={ lines } most={ most } count={ times.length } />
				<span>{ percent( 0 ) }</span>
				<p>
					<span>{ timeOf( times[ 0 ]! ) }</span>
					<span>{ timeOf( times.at( -1 )! ) }</span>
				</p>
			</div>
			<ul className="frontage-split__legend">
				{ lines.map( ( { subject }, index ) => (
					<li key={ subject }>
						<svg
							viewBox="0 0 40 8"
							aria-hidden="true"
							focusable="false"
						>
							<path className={ look( index ) } d="M0 4H40" />
						</svg>
						{ nameOf( subject ) }
					</li>
				) ) }
			</ul>
			<details>
				<summary>{ __( 'As a table', 'frontage' ) }</summary>
				<Rows
					label={ __( 'Rate over time', 'frontage' ) }
					head={ [
						__( 'Date', 'frontage' ),
						...lines.map( ( { subject } ) => nameOf( subject ) ),
					] }
					rows={ times
						.map( ( time, index ) => [
							timeOf( time ),
							...lines.map( ( { rates } ) =>
								percent( rates[ index ] ?? null )
							),
						] )
						.reverse() }
				/>
			</details>
		</Section>
	);
}

/** Colors and dashes repeat after four. */
const look = ( index: number ) => `is-line-${ index % 4 }`;

interface Props {
	lines: Lines;
	/** Largest rate. */
	most: number;
	/** Number of points. */
	count: number;
}

function Drawing( { lines, most, count }: Props ) {
	return (
		<svg
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			{ lines.map( ( { subject, rates }, index ) => (
				<path
					key={ subject }
					className={ look( index ) }
					d={ pathOf( rates, most, count ) }
				/>
			) ) }
		</svg>
	);
}

function pathOf( rates: ( number | null )[], most: number, count: number ) {
	const points = rates.flatMap( ( rate, index ) =>
		rate === null
			? []
			: [
					`${ ( ( index / ( count - 1 ) ) * WIDTH ).toFixed( 1 ) } ${ (
						HEIGHT -
						( rate / most ) * ( HEIGHT - 4 )
					).toFixed( 1 ) }`,
				]
	);
	return points.length ? `M${ points.join( 'L' ) }` : '';
}
