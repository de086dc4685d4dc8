<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Island;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The stars of a post: read without a script, given with one. */
final class Rating {
	/** Returns the rating as text, such as “4.5 of 5 stars, 2 votes”. */
	public static function text( int $post ): string {
		$votes = Votes::of( $post );
		$count = count( $votes );
		if ( 0 === $count ) {
			return __( 'No votes yet', 'acme' );
		}
		return sprintf(
			/* translators: 1: average, 2: most stars, 3: number of votes. */
			_n( '%1$s of %2$s stars, %3$s vote', '%1$s of %2$s stars, %3$s votes', $count, 'acme' ),
			number_format_i18n( array_sum( $votes ) / $count, 1 ),
			number_format_i18n( Votes::MOST ),
			number_format_i18n( $count )
		);
	}

	/** Returns the HTML: an island, or the text alone without Frontage. */
	public static function html( int $post ): string {
		if ( ! class_exists( Island::class ) ) {
			return '<p>' . esc_html( self::text( $post ) ) . '</p>';
		}
		$props = array(
			'post'  => $post,
			'text'  => self::text( $post ),
			'label' => __( 'Rate this post', 'acme' ),
			'stars' => array_map( array( self::class, 'star' ), range( 1, Votes::MOST ) ),
		);
		return (string) Island::html( 'acme/rating', $props, self::content( $props ) );
	}

	/**
	 * Returns what the component in `src/rating/rating.js` renders first.
	 *
	 * @param array{post: int, text: string, label: string, stars: list<string>} $props
	 */
	private static function content( array $props ): Html {
		$buttons = array_map(
			static fn ( string $star ): Html => el(
				'button',
				array(
					'type'       => 'button',
					'aria-label' => $star,
				),
				'★'
			),
			$props['stars']
		);
		return el(
			'div',
			array(
				'class'      => 'acme-rating',
				'role'       => 'group',
				'aria-label' => $props['label'],
			),
			$buttons,
			el( 'output', array(), $props['text'] )
		);
	}

	/**
	 * Returns the name of a button.
	 *
	 * @param int $stars 1 to 5.
	 */
	private static function star( int $stars ): string {
		/* translators: %s: number of stars. */
		return sprintf( _n( '%s star', '%s stars', $stars, 'acme' ), number_format_i18n( $stars ) );
	}
}
