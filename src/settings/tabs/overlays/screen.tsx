import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorNotice, Loading, Section, setArgs, useRoute } from '../../parts';
import { AddMenu } from './add-menu';
import { OverlayRow } from './overlay-row';
import './overlays.scss';
import { Simulator } from './simulator/screen';
import type { Answer } from './types';
import { useOverlays, type Changes } from './use-overlays';
import { opensItself } from './labels';

/** Every popup, bar, gate and panel of the site. */
export function Screen() {
	const { answer, error, reload, changes } = useOverlays();
	const { args } = useRoute();
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! answer ) {
		return <Loading />;
	}
	if ( args.simulate ) {
		return <Simulator answer={ answer } />;
	}
	return (
		<>
			<div className="frontage-overlays__intro">
				<p>
					{ __(
						'Every popup, bar, gate, and panel of this site, wherever it was added. What you change here applies without editing the page.',
						'frontage'
					) }
				</p>
				<div className="frontage-buttons">
					<Button
						variant="secondary"
						onClick={ () => setArgs( { simulate: '1' } ) }
						__next40pxDefaultSize
					>
						{ __( 'Simulate a visit', 'frontage' ) }
					</Button>
					<AddMenu kinds={ answer.kinds } />
				</div>
			</div>
			{ ! answer.isKnown && <Indexing percent={ answer.percent } /> }
			<Lists answer={ answer } changes={ changes } />
		</>
	);
}

function Indexing( { percent }: { percent: number } ) {
	return (
		<Notice status="info" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: percentage. */
				__(
					'The content of the site is still being searched (%d%%). More popups may appear.',
					'frontage'
				),
				percent
			) }
		</Notice>
	);
}

interface Props {
	answer: Answer;
	changes: Changes;
}

function Lists( { answer, changes }: Props ) {
	const { overlays } = answer;
	const automatic = overlays.filter( opensItself );
	const others = overlays.filter( ( one ) => ! opensItself( one ) );
	if ( ! overlays.length ) {
		return (
			<p className="frontage-empty">
				{ __(
					'No popups yet. Add one here and choose the pages that show it, or add the Popup block to a page.',
					'frontage'
				) }
			</p>
		);
	}
	return (
		<>
			{ automatic.length > 0 && (
				<Section
					title={ __( 'Open automatically', 'frontage' ) }
					description={ __(
						'If several could open at the same time, the first in this list opens first.',
						'frontage'
					) }
				>
					<Automatic
						shown={ automatic }
						answer={ answer }
						changes={ changes }
					/>
				</Section>
			) }
			{ others.length > 0 && (
				<Section title={ __( 'Open on request', 'frontage' ) }>
					<ul className="frontage-overlays">
						{ others.map( ( overlay ) => (
							<OverlayRow
								key={ overlay.id }
								overlay={ overlay }
								answer={ answer }
								changes={ changes }
							/>
						) ) }
					</ul>
				</Section>
			) }
		</>
	);
}

function Automatic( {
	shown,
	answer,
	changes,
}: Props & { shown: Answer[ 'overlays' ] } ) {
	const move = ( from: number, by: 1 | -1 ) => {
		const ids = shown.map( ( { id } ) => id );
		ids.splice( from + by, 0, ...ids.splice( from, 1 ) );
		void changes.sort( ids );
	};
	return (
		<ol className="frontage-overlays">
			{ shown.map( ( overlay, index ) => (
				<OverlayRow
					key={ overlay.id }
					overlay={ overlay }
					answer={ answer }
					changes={ changes }
					move={ {
						isFirst: index === 0,
						isLast: index === shown.length - 1,
						onMove: ( by ) => move( index, by ),
					} }
				/>
			) ) }
		</ol>
	);
}
