/** How things are, in a sentence, with what can be done about it. */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { CopyButton } from '../../parts';
import { StateMark } from './state-mark';
import type { State, StatusAnswer } from './types';

interface Props {
	status: StatusAnswer;
	onRefresh: () => void;
}

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
					{ __( 'Look again', 'frontage' ) }
				</Button>
				<CopyButton text={ status.report }>
					{ __( 'Copy report', 'frontage' ) }
				</CopyButton>
			</div>
			<p className="frontage-summary__note">
				{ __(
					'The report has no keys, no passwords, nothing about people and no folders of your server, so you can paste it anywhere.',
					'frontage'
				) }
			</p>
		</div>
	);
}

function sentence( { state, sections }: StatusAnswer ): string {
	const count = countOf( sections, state );
	switch ( state ) {
		case 'bad':
			return sprintf(
				/* translators: %d: how many things. */
				_n(
					'%d thing does not work as it should.',
					'%d things do not work as they should.',
					count,
					'frontage'
				),
				count
			);
		case 'warn':
			return sprintf(
				/* translators: %d: how many things. */
				_n(
					'Everything works; %d thing could be better.',
					'Everything works; %d things could be better.',
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
