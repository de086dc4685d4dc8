import { __, sprintf } from '@wordpress/i18n';
import { Rows, Section } from '../../parts';
import type { Other } from './types';

/** Third parties, the data they receive, and the blocks that contact them. */
export function Others( { others }: { others: Other[] } ) {
	return (
		<Section
			title={ __( 'Third-party services', 'frontage' ) }
			description={ __(
				'Third parties that can receive data through Frontage. None does until you enter a key or use a block that needs them.',
				'frontage'
			) }
		>
			<div className="frontage-privacy__table">
				<Rows
					label={ __( 'Third-party services', 'frontage' ) }
					head={ [
						__( 'Service', 'frontage' ),
						__( 'Data it receives', 'frontage' ),
						__( 'Used by', 'frontage' ),
						__( 'Status', 'frontage' ),
					] }
					rows={ others.map( rowOf ) }
					empty={ __( 'No third-party services.', 'frontage' ) }
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
			__( 'Not used yet', 'frontage' ),
		stateOf( other ),
	];
}

const Policy = ( { of }: { of: Other } ) => (
	<a href={ of.policyUrl }>
		{ sprintf(
			/* translators: %s: name of a company. */
			__( '%s privacy policy', 'frontage' ),
			of.title
		) }
	</a>
);

function stateOf( { byBrowser, isConfigured, modules }: Other ): string {
	if ( byBrowser && modules.length ) {
		return __( 'Contacted by visitors’ browsers', 'frontage' );
	}
	return isConfigured
		? __( 'Key saved', 'frontage' )
		: __( 'Not contacted', 'frontage' );
}
