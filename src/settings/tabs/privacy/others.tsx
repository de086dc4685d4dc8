/** Other companies, what they get to know and through which blocks. */
import { __, sprintf } from '@wordpress/i18n';
import { Rows, Section } from '../../parts';
import type { Other } from './types';

export function Others( { others }: { others: Other[] } ) {
	return (
		<Section
			title={ __( 'Other companies', 'frontage' ) }
			description={ __(
				'Who can get to know something through Frontage. Nobody does before you enter a key or use a block that needs them.',
				'frontage'
			) }
		>
			<div className="frontage-privacy__table">
				<Rows
					label={ __( 'Other companies', 'frontage' ) }
					head={ [
						__( 'Company', 'frontage' ),
						__( 'What it gets to know', 'frontage' ),
						__( 'Used by', 'frontage' ),
						__( 'State', 'frontage' ),
					] }
					rows={ others.map( rowOf ) }
					empty={ __( 'There are none.', 'frontage' ) }
				/>
			</div>
		</Section>
	);
}

function rowOf( other: Other ) {
	return [
		<strong key="title">{ other.title }</strong>,
		<span key="data">
			{ other.data } { other.policyUrl && <Policy of={ other } /> }
		</span>,
		other.modules.map( ( { title } ) => title ).join( ', ' ) ||
			__( 'No block yet', 'frontage' ),
		stateOf( other ),
	];
}

const Policy = ( { of }: { of: Other } ) => (
	<a href={ of.policyUrl }>
		{ sprintf(
			/* translators: %s: name of a company. */
			__( 'Privacy policy of %s', 'frontage' ),
			of.title
		) }
	</a>
);

function stateOf( { byBrowser, isConfigured, modules }: Other ): string {
	if ( byBrowser && modules.length ) {
		return __( 'Contacted by browsers', 'frontage' );
	}
	return isConfigured
		? __( 'Has its key', 'frontage' )
		: __( 'Not contacted', 'frontage' );
}
