import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import {
	Confirm,
	ExportButton,
	go,
	notify,
	send,
	type RestError,
} from '../../parts';
import { EndTest } from './end-test';
import type { Report } from './types';

interface Props {
	report: Report;
	reload: () => void;
}

/** What owners can do with a test. */
export function Actions( { report, reload }: Props ) {
	const { place, state } = report;
	const isBlocked = ! place || place.obstacle !== '';
	const [ isEnding, setEnding ] = useState( false );
	return (
		<>
			{ place && state !== 'draft' && (
				<Pause
					report={ report }
					reload={ reload }
					isBlocked={ isBlocked }
				/>
			) }
			{ place && (
				<Button
					variant={ report.winner === null ? 'secondary' : 'primary' }
					__next40pxDefaultSize
					disabled={ isBlocked }
					accessibleWhenDisabled
					onClick={ () => setEnding( true ) }
				>
					{ __( 'End test…', 'frontage' ) }
				</Button>
			) }
			<ExportButton path={ `split-tests/${ report.id }/export` } />
			{ state === 'ended' && <Delete id={ report.id } /> }
			{ isEnding && place && (
				<EndTest
					report={ report }
					place={ place }
					onClose={ () => setEnding( false ) }
					onEnd={ reload }
				/>
			) }
		</>
	);
}

function Pause( {
	report,
	reload,
	isBlocked,
}: Props & { isBlocked: boolean } ) {
	const [ isBusy, setBusy ] = useState( false );
	const isPaused = report.state === 'paused';
	const turn = async () => {
		setBusy( true );
		try {
			await send( `split-tests/${ report.id }/state`, {
				state: isPaused ? 'running' : 'paused',
				read: report.place!.read,
			} );
			notify(
				isPaused
					? __( 'The test goes on.', 'frontage' )
					: __(
							'The test is paused. All visitors get the control.',
							'frontage'
						)
			);
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
		reload();
	};
	return (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			isBusy={ isBusy }
			disabled={ isBlocked || isBusy }
			accessibleWhenDisabled
			onClick={ () => void turn() }
		>
			{ isPaused
				? __( 'Resume', 'frontage' )
				: __( 'Pause', 'frontage' ) }
		</Button>
	);
}

function Delete( { id }: { id: string } ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const remove = async () => {
		setBusy( true );
		try {
			await send( `split-tests/${ id }/delete` );
			notify( __( 'The test was deleted.', 'frontage' ) );
			go( 'split-tests' );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
			setBusy( false );
		}
	};
	return (
		<>
			<Button
				variant="tertiary"
				isDestructive
				__next40pxDefaultSize
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Delete…', 'frontage' ) }
			</Button>
			{ isOpen && (
				<Confirm
					title={ __( 'Delete this test?', 'frontage' ) }
					action={ __( 'Delete', 'frontage' ) }
					isDestructive
					isBusy={ isBusy }
					onConfirm={ () => void remove() }
					onCancel={ () => setOpen( false ) }
				>
					<p>
						{ __(
							'Its counts and its result are deleted for good. The page stays as it is.',
							'frontage'
						) }
					</p>
				</Confirm>
			) }
		</>
	);
}
