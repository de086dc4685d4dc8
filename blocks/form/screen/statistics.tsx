import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorNotice, Loading, useRest } from '@frontage/settings/parts';

interface Row {
	form: string;
	title: string;
	seen: number;
	begun: number;
	sent: number;
	/** From the second step on. */
	steps: number[];
}

const DAYS = 30;

/** How often forms were seen, begun and sent; loaded when the owner opens it. */
export function Statistics() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<details
			className="frontage-inbox__statistics"
			onToggle={ ( { currentTarget } ) => setOpen( currentTarget.open ) }
		>
			<summary>{ __( 'Form statistics', 'frontage' ) }</summary>
			{ isOpen && <Counts /> }
		</details>
	);
}

function Counts() {
	const { data, error, reload } = useRest< Row[] >(
		`entries/statistics?days=${ DAYS }`
	);
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! data ) {
		return <Loading />;
	}
	return data.length ? (
		<>
			<Table rows={ data } />
			<p>
				{ __(
					'Counts of page views, without any data about visitors. Views and starts of visitors without JavaScript are not counted; what they send is.',
					'frontage'
				) }
			</p>
		</>
	) : (
		<p>
			{ __(
				'Nothing was counted in the last 30 days. Counting starts when a visitor sees one of your forms.',
				'frontage'
			) }
		</p>
	);
}

function Table( { rows }: { rows: Row[] } ) {
	const steps = Math.max( ...rows.map( ( row ) => row.steps.length ) );
	const numbers = [ ...Array( steps ).keys() ];
	return (
		<div
			className="frontage-inbox__counts"
			role="region"
			aria-label={ __( 'Form statistics', 'frontage' ) }
			tabIndex={ 0 }
		>
			<table className="widefat striped">
				<caption>{ __( 'Last 30 days', 'frontage' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Form', 'frontage' ) }</th>
						<th scope="col">{ __( 'Seen', 'frontage' ) }</th>
						<th scope="col">{ __( 'Started', 'frontage' ) }</th>
						{ numbers.map( ( step ) => (
							<th scope="col" key={ step }>
								{ sprintf(
									/* translators: %d: number of a step. */
									__( 'Reached step %d', 'frontage' ),
									step + 2
								) }
							</th>
						) ) }
						<th scope="col">{ __( 'Sent', 'frontage' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.form }>
							<th scope="row">
								{ row.title ||
									sprintf(
										/* translators: %s: ID of a form. */
										__( 'Form %s', 'frontage' ),
										row.form
									) }
							</th>
							<td>{ row.seen.toLocaleString() }</td>
							<td>{ row.begun.toLocaleString() }</td>
							{ numbers.map( ( step ) => (
								<td key={ step }>
									{ row.steps[ step ]?.toLocaleString() ??
										'–' }
								</td>
							) ) }
							<td>{ row.sent.toLocaleString() }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
