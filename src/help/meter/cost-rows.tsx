import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ThirdParty } from '@frontage/editor';
import { MOMENTS, type Sums } from '@frontage/cost/cost';
import {
	amount,
	momentMeaning,
	momentName,
	whole,
} from '@frontage/cost/labels';

interface Props {
	cost: Sums;
	thirdParties: ThirdParty[];
}

/** What visitors load, and the third parties contacted. */
export function CostRows( { cost, thirdParties }: Props ) {
	return (
		<dl className="frontage-cost">
			{ MOMENTS.map( ( moment ) => (
				<Row
					key={ moment }
					label={ momentName( moment ) }
					note={ momentMeaning( moment ) }
				>
					{ whole( cost[ moment ] ) }
					{ cost[ moment ].shared > 0 && (
						<small>
							{ sprintf(
								/* translators: %s: an amount, such as “2.9 KB”. */
								__( 'of which shared: %s', 'frontage' ),
								amount( cost[ moment ].shared, cost[ moment ] )
							) }
						</small>
					) }
				</Row>
			) ) }
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
	/** What the label means. */
	note?: string;
	children: React.ReactNode;
}

const Row = ( { label, note, children }: RowProps ) => (
	<div>
		<dt>
			{ label }
			{ note && <small>{ note }</small> }
		</dt>
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
