import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { CopyButton } from '../../parts';
import { StateMark } from './state-mark';
import type { State, StatusAnswer } from './types';

interface Props {
	status: StatusAnswer;
	onRefresh: () => void;
}

/** The overall status in one sentence, with actions. */
export function Summary( { status, onRefresh }: Props ) {
	return (
		<div
			className="frontage-card frontage-summary"
			data-state={ status.state }
		>
			<p role="status">
				<StateMark state={ status.state } />
				<span>{ sentence( status ) }</span>
			</p>
			<div className="frontage-buttons">
				<Button
					variant="secondary"
					onClick={ onRefresh }
					__next40pxDefaultSize
				>
					{ __( 'Check again', 'frontage' ) }
				</Button>
				<CopyButton text={ status.report }>
					{ __( 'Copy report', 'frontage' ) }
				</CopyButton>
			</div>
			<Findings sections={ status.sections } />
			<p className="frontage-summary__note">
				{ __(
					'The report contains no keys, passwords, personal data, or folders on your server, so you can paste it anywhere.',
					'frontage'
				) }
			</p>
		</div>
	);
}

/** Issues, worst first. */
function Findings( { sections }: Pick< StatusAnswer, 'sections' > ) {
	const facts = sections.flatMap( ( { rows } ) => rows );
	const found = ( [ 'bad', 'warn' ] as const ).flatMap( ( wanted ) =>
		facts.filter( ( { state } ) => state === wanted )
	);
	return found.length ? (
		<ul className="frontage-findings">
			{ found.map( ( { label, value, state, advice }, index ) => (
				<li key={ index } data-state={ state }>
					<strong>{ `${ label }: ${ value }` }</strong>
					{ advice }
				</li>
			) ) }
		</ul>
	) : null;
}

function sentence( { state, sections }: StatusAnswer ): string {
	const count = countOf( sections, state );
	switch ( state ) {
		case 'bad':
			return sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item does not work as it should.',
					'%d items do not work as they should.',
					count,
					'frontage'
				),
				count
			);
		case 'warn':
			return sprintf(
				/* translators: %d: number of items. */
				_n(
					'Everything works, but %d item could be improved.',
					'Everything works, but %d items could be improved.',
					count,
					'frontage'
				),
				count
			);
		default:
			return __( 'Everything works.', 'frontage' );
	}
}

const countOf = (
	sections: StatusAnswer[ 'sections' ],
	state: State
): number =>
	sections
		.flatMap( ( { rows } ) => rows )
		.filter( ( row ) => row.state === state ).length;
