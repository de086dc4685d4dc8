import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Rows, postName } from '../../../parts';
import type { Report, Row } from '../types';
import { numberOf, rateOf } from '../labels';

/** The lists: ads, groups, days, and pages. */
export function Tables( { report }: { report: Report } ) {
	return (
		<div className="frontage-ads__tables">
			<Table
				title={ __( 'Ads', 'frontage' ) }
				rows={ report.ad }
				nameOf={ ( { key, label } ) =>
					/* translators: %s: ID of an ad. */
					label || sprintf( __( 'Deleted ad %s', 'frontage' ), key )
				}
			/>
			<Table
				title={ __( 'Groups', 'frontage' ) }
				rows={ report.group }
				nameOf={ ( { label } ) => label }
			/>
			<Table
				title={ __( 'Pages', 'frontage' ) }
				rows={ report.page }
				nameOf={ postName }
			/>
			<details>
				<summary>{ __( 'By day', 'frontage' ) }</summary>
				<Table
					title={ __( 'Date', 'frontage' ) }
					rows={ [ ...report.day ].reverse() }
					nameOf={ ( { key } ) =>
						new Date( key ).toLocaleDateString( undefined, {
							dateStyle: 'medium',
							timeZone: 'UTC',
						} )
					}
				/>
			</details>
		</div>
	);
}

interface Props {
	title: string;
	rows: Row[];
	nameOf: ( row: Row ) => ReactNode;
}

function Table( { title, rows, nameOf }: Props ) {
	if ( ! rows.length ) {
		return null;
	}
	return (
		<Rows
			label={ title }
			head={ [
				title,
				__( 'Impressions', 'frontage' ),
				__( 'Clicks', 'frontage' ),
				__( 'Click rate', 'frontage' ),
			] }
			rows={ rows.map( ( row ) => [
				nameOf( row ),
				numberOf( row.impressions ),
				numberOf( row.clicks ),
				rateOf( row ),
			] ) }
		/>
	);
}
