<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A cell: words, or a mark for yes and no, with a word for those who do not see it. */
final class Cell {
	private const YES = array( 'yes', '✓', '✔' );

	private const NO = array( 'no', '✗', '✘', '×', '–', '-' );

	/** A tick, and a short line, in a square of 16. */
	private const DRAWN = array(
		'yes' => 'm3 8.5 3.5 3.5L13 4.5',
		'no'  => 'M4.5 8h7',
	);

	/** `yes`, `no`, or what the author wrote. */
	public readonly string $text;

	/** @param mixed $text Text of the attribute, not trusted. */
	public function __construct( mixed $text ) {
		$text       = Kses::text( $text );
		$lower      = mb_strtolower( $text );
		$this->text = match ( true ) {
			in_array( $lower, array( ...self::YES, mb_strtolower( __( 'Yes', 'frontage' ) ) ), true ) => 'yes',
			in_array( $lower, array( ...self::NO, mb_strtolower( __( 'No', 'frontage' ) ) ), true )   => 'no',
			default => $text,
		};
	}

	/** Returns what is in the cell. */
	public function html(): Html {
		return match ( $this->text ) {
			'yes'   => self::mark( 'yes', __( 'Yes', 'frontage' ) ),
			'no'    => self::mark( 'no', __( 'No', 'frontage' ) ),
			default => Html::text( $this->text ),
		};
	}

	/**
	 * Returns a mark.
	 *
	 * @param 'yes'|'no' $state What it says.
	 * @param string $word The same in the site's language.
	 */
	private static function mark( string $state, string $word ): Html {
		return fragment(
			el(
				'svg',
				array(
					'class'       => 'frontage-comparison-table__mark is-' . $state,
					'viewBox'     => '0 0 16 16',
					'aria-hidden' => 'true',
				),
				el( 'path', array( 'd' => self::DRAWN[ $state ] ) )
			),
			el( 'span', array( 'class' => 'screen-reader-text' ), $word )
		);
	}
}
