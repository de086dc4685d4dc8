import { Button, RangeControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice, Loading, setArgs } from '../../../parts';
import type { Answer } from '../types';
import { Acts } from './acts';
import { Fields } from './fields';
import { Results } from './results';
import './simulator.scss';
import { Stage } from './stage';
import { useSimulation } from './use-simulation';
import { someone, type Visitor } from './visitor';

/** Simulates a visit: the real page with its real queue, in a frame. */
export function Simulator( { answer }: { answer: Answer } ) {
	const { nonce, home } = answer.simulate;
	const [ visitor, setVisitor ] = useState( () => someone( home ) );
	const { place, run, setTime, result, error, visit, time, shown } =
		useSimulation( nonce );
	const heading = useRef< HTMLHeadingElement >( null );
	const main = useRef< HTMLDivElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	useEffect( () => {
		const { top = 0 } = main.current?.getBoundingClientRect() ?? {};
		if ( ( result || error ) && top > window.innerHeight ) {
			// On narrow screens, the result is below the form.
			main.current!.scrollIntoView();
		}
	}, [ result, error ] );
	const change = ( part: Partial< Visitor > ) =>
		setVisitor( ( before ) => ( { ...before, ...part } ) );
	const perform = ( acts: Visitor[ 'acts' ] ) => {
		change( { acts } );
		if ( result ) {
			void run( { ...visitor, acts } );
		}
	};
	return (
		<div className="frontage-simulator">
			<header className="frontage-simulator__head">
				<h3 ref={ heading } tabIndex={ -1 }>
					{ __( 'Simulate a visit', 'frontage' ) }
				</h3>
				<Button
					variant="tertiary"
					onClick={ () => setArgs( { simulate: '' } ) }
					__next40pxDefaultSize
				>
					{ __( 'Back to all overlays', 'frontage' ) }
				</Button>
				<p>
					{ __(
						'The page runs in a frame, with its own scripts but with the clock, the cookies, and the visitor that you choose. Nothing is counted, sent, or kept.',
						'frontage'
					) }
				</p>
			</header>
			<div className="frontage-simulator__side">
				<Fields
					visitor={ visitor }
					answer={ answer }
					onChange={ change }
					isBusy={ visit > 0 }
					onRun={ () => void run( visitor ) }
				/>
				<Acts
					acts={ visitor.acts }
					time={ result ? time : 0 }
					length={ visitor.length }
					onChange={ perform }
				/>
			</div>
			<div ref={ main } className="frontage-simulator__main">
				{ error && <ErrorNotice error={ new Error( error ) } /> }
				{ visit > 0 && (
					<Progress visit={ visit } of={ visitor.earlier + 1 } />
				) }
				{ ! result && ! error && visit === 0 && (
					<p className="frontage-empty">
						{ __(
							'Choose a page and a visitor, and select “Simulate”.',
							'frontage'
						) }
					</p>
				) }
				{ result && (
					<>
						<RangeControl
							className="frontage-simulator__time"
							label={ __(
								'Seconds since the page was loaded',
								'frontage'
							) }
							value={ time }
							min={ 0 }
							max={ result.visitor.length }
							step={ 0.5 }
							onChange={ ( seconds ) => setTime( seconds ?? 0 ) }
							__nextHasNoMarginBottom
							__next40pxDefaultSize
						/>
						<Results
							result={ result }
							answer={ answer }
							time={ time }
						/>
					</>
				) }
				<Stage
					place={ place }
					device={ ( result?.visitor ?? visitor ).device }
					isShown={ !! result || visit > 0 }
					isBehind={ visit > 0 || shown !== time }
				/>
			</div>
		</div>
	);
}

const Progress = ( { visit, of }: { visit: number; of: number } ) => (
	<Loading
		label={
			of > 1
				? sprintf(
						/* translators: 1: number of a visit, 2: number of all visits. */
						__( 'Simulating visit %1$d of %2$d…', 'frontage' ),
						visit,
						of
					)
				: __( 'Simulating the visit…', 'frontage' )
		}
	/>
);
