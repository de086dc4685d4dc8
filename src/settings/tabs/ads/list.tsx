import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Rows } from '../../parts';
import { AdMenu } from './ad-menu';
import { editAd } from './edit-ad';
import { Thumbnail } from './thumbnail';
import type { Ad, Network } from './types';
import type { Changes } from './use-ads';
import { kindName, numberOf, rateOf, stateOf } from './labels';

interface Props {
	ads: Ad[];
	networks: Network[];
	changes: Changes;
}

/** The table of ads. */
export function List( { ads, networks, changes }: Props ) {
	return (
		<div className="frontage-ads__list">
			<Rows
				label={ __( 'All ads', 'frontage' ) }
				head={ [
					__( 'Ad', 'frontage' ),
					__( 'State', 'frontage' ),
					__( 'Groups', 'frontage' ),
					__( 'Weight', 'frontage' ),
					__( 'Impressions', 'frontage' ),
					__( 'Clicks', 'frontage' ),
					__( 'Click rate', 'frontage' ),
					__( 'Actions', 'frontage' ),
				] }
				rows={ ads.map( ( ad ) => [
					<Name
						key="name"
						ad={ ad }
						kind={ kindName( ad.settings.kind, networks ) }
					/>,
					<State key="state" ad={ ad } />,
					<span key="groups" className="frontage-ads__groups">
						{ ad.groups.join( ', ' ) || '–' }
					</span>,
					ad.settings.weight,
					numberOf( ad.counts.impressions ),
					numberOf( ad.counts.clicks ),
					rateOf( ad.counts ),
					<AdMenu key="menu" ad={ ad } changes={ changes } />,
				] ) }
			/>
		</div>
	);
}

function Name( { ad, kind }: { ad: Ad; kind: string } ) {
	return (
		<div className="frontage-ads__name">
			<Thumbnail ad={ ad } />
			<div>
				<Button variant="link" onClick={ () => editAd( ad.id ) }>
					{ ad.name || __( '(no name)', 'frontage' ) }
				</Button>
				<small>{ kind }</small>
			</div>
		</div>
	);
}

function State( { ad }: { ad: Ad } ) {
	const [ state, more ] = stateOf( ad );
	return (
		<div
			className={ `frontage-ads__state is-${ ad.obstacle || 'running' }` }
		>
			<strong>{ state }</strong>
			{ more && <small>{ more }</small> }
		</div>
	);
}
