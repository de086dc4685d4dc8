import {
	Apply,
	EndFields,
	type Ends,
	type FormProps,
	Frame,
	Title,
	useDraft,
	useFilter,
} from '@frontage/filter-form';
import { END, moved, textOf, valueOf, within } from './ends';

export interface FilterRangeProps extends FormProps {
	id: string;
	/** Limits and step, as numbers in text. */
	least: string;
	most: string;
	step: string;
	/** Both ends as chosen; empty for none. */
	chosen: Ends;
	/** What the sliders show for them, and as people read it. */
	shown: Ends;
	texts: Ends;
	prefix: string;
	suffix: string;
	words: Record< 'group' | 'min' | 'max' | 'apply', string >;
}

/** Two sliders and two fields for the ends of a range of numbers. */
export function FilterRange( initial: FilterRangeProps ) {
	const { props, ref, choose, chooseSoon } = useFilter( initial );
	const [ ends, setEnds, send ] = useDraft< Ends >( props.chosen );
	const isAsPrinted = ends.join() === props.chosen.join();
	const shown = isAsPrinted ? props.shown : within( ends, props );
	const { words, least, most, step, parameter } = props;
	const put = ( next: Ends ) => {
		setEnds( next );
		send( next );
		chooseSoon( valueOf( next ) );
	};
	return (
		<Frame
			{ ...props }
			frame={ ref }
			onSubmit={ () => choose( valueOf( ends ) ) }
		>
			<Title text={ props.title } />
			<div role="group" aria-label={ words.group }>
				<div className="frontage-filter-range__track">
					{ END.map( ( end, at ) => (
						<input
							key={ end }
							type="range"
							className={ `frontage-filter-range__slider is-${ end }` }
							min={ least }
							max={ most }
							step={ step }
							value={ shown[ at ] }
							aria-label={ words[ end ] }
							aria-valuetext={
								isAsPrinted
									? props.texts[ at ]
									: textOf( shown[ at ]!, props )
							}
							onChange={ ( { target: { value } } ) =>
								put( moved( ends, at, value, props ) )
							}
						/>
					) ) }
				</div>
				<div className="frontage-filters__fields">
					<EndFields
						parameter={ parameter }
						labels={ [ words.min, words.max ] }
						ends={ ends }
						input={ ( at ) => ( {
							type: 'number',
							placeholder: at ? most : least,
							step: 'any',
							inputMode: 'decimal',
						} ) }
						onChange={ put }
					/>
					<Apply text={ words.apply } />
				</div>
			</div>
		</Frame>
	);
}
