import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ThirdParty } from '@frontage/editor';
import { bytes } from '../cost/bytes';
import type { Cost } from '../cost/cost';

interface Props {
	cost: Cost;
	thirdParties: ThirdParty[];
}

/** What visitors load, and the third parties contacted. */
export function CostRows( { cost, thirdParties }: Props ) {
	return (
		<dl className="frontage-cost">
			<Row label={ __( 'On page load', 'frontage' ) }>
				{ bytes( cost.load ) }
			</Row>
			<Row label={ __( 'On first use', 'frontage' ) }>
				{ bytes( cost.use ) }
			</Row>
			<Row label={ __( 'Third parties', 'frontage' ) }>
				{ thirdParties.length ? (
					<ul>
						{ thirdParties.map( ( party ) => (
							<Party key={ party.name } { ...party } />
						) ) }
					</ul>
				) : (
					__( 'None', 'frontage' )
				) }
			</Row>
		</dl>
	);
}

interface RowProps {
	label: string;
	children: React.ReactNode;
}

const Row = ( { label, children }: RowProps ) => (
	<div>
		<dt>{ label }</dt>
		<dd>{ children }</dd>
	</div>
);

const Party = ( { name, hosts, purpose, policy }: ThirdParty ) => (
	<li title={ hosts.join( ', ' ) }>
		{ policy ? (
			<ExternalLink href={ policy }>{ name }</ExternalLink>
		) : (
			name
		) }
		{ purpose && <span>{ purpose }</span> }
	</li>
);
