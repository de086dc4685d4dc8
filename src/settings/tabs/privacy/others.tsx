import { __, sprintf } from '@wordpress/i18n';
import { Rows, Section } from '../../parts';
import type { Other } from './types';

/** Third parties, the data they receive, and the blocks that contact them. */
export function Others( { others }: { others: Other[] } ) {
	return (
		<Section
			title={ __( 'Third-party services', 'frontage' ) }
			description={ __(
				'Third parties that can receive data through Frontage. Services with a key receive nothing until you enter it.',
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

/**
 * Returns who contacts a third party: nobody without its key, or while everything that uses it is off.
 *
 * @param other A third party.
 */
export function stateOf( other: Other ): string {
	const { asks, browserHosts, isConfigured, modules, needsKey } = other;
	if ( needsKey ? ! isConfigured : ! modules.some( ( { on } ) => on ) ) {
		return needsKey
			? __( 'Not contacted (no key)', 'frontage' )
			: __( 'Not contacted', 'frontage' );
	}
	if ( ! browserHosts.length ) {
		return __( 'Contacted by your server', 'frontage' );
	}
	return asks
		? __( 'Contacted by visitors’ browsers, after they agree', 'frontage' )
		: __( 'Contacted by visitors’ browsers', 'frontage' );
}
