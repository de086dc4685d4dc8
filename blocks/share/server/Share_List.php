<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Base\Html\Html;
use Frontage\Domain\Share\Network_Icon;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Share\Shared_Page;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** The list of buttons. */
final class Share_List {
	/**
	 * Returns the list.
	 *
	 * @param Shared_Page        $page What is shared.
	 * @param Share_Options      $options How.
	 * @param array<string, int> $counts By network, and `shares` for all; empty if none are shown.
	 */
	public static function html( Shared_Page $page, Share_Options $options, array $counts ): Html {
		$names = Networks::names();
		$items = array_map(
			static fn ( string $network ): Html => el(
				'li',
				array( 'class' => "frontage-share__item is-$network" ),
				self::button( $network, $names[ $network ], $page, self::count( $network, $options, $counts ) )
			),
			$options->networks
		);
		$list  = array(
			'class' => 'frontage-share__list',
			'role'  => 'list',
		);
		return fragment( el( 'ul', $list, ...$items ), self::total( $options, $counts ), self::status() );
	}

	/**
	 * Returns what replaces a number (S0 §7): empty below the minimum.
	 *
	 * @param string $network Slug, or `shares` for all.
	 * @param int $count The number.
	 * @param int $min_count Smaller numbers are not shown.
	 */
	public static function number( string $network, int $count, int $min_count ): Html {
		$is_shown = $count >= $min_count;
		return el(
			'span',
			array(
				'class'      => 'frontage-share__count',
				'data-count' => $network,
				'hidden'     => ! $is_shown,
			),
			$is_shown ? number_format_i18n( $count ) : ''
		);
	}

	/**
	 * Returns a link to a network, or a button for what happens here. Links name no window, because a press on one that does is
	 * not held until the script can count it; the script opens the window.
	 *
	 * @param string $network Slug.
	 * @param string $name What visitors read.
	 */
	private static function button( string $network, string $name, Shared_Page $page, Html $count ): Html {
		$content = fragment( Network_Icon::html( $network ), el( 'span', array( 'class' => 'frontage-share__name' ), $name ), $count );
		$common  = array(
			'class'        => 'frontage-share__button',
			'data-network' => $network,
		);
		if ( in_array( $network, Networks::BUTTONS, true ) ) {
			return el( 'button', array( 'type' => 'button' ) + $common, $content );
		}
		return el(
			'a',
			$common + array(
				'href' => Networks::url( $network, $page ),
				'rel'  => 'noopener nofollow',
			),
			$content
		);
	}

	/**
	 * Returns the number of a network.
	 *
	 * @param string $network Slug.
	 * @param array<string, int> $counts By network.
	 */
	private static function count( string $network, Share_Options $options, array $counts ): Html {
		if ( ! $options->has_counts || array() === $counts ) {
			return fragment();
		}
		return self::number( $network, $counts[ $network ], $options->min_count );
	}

	/**
	 * Returns the sum.
	 *
	 * @param array<string, int> $counts By network.
	 */
	private static function total( Share_Options $options, array $counts ): Html {
		if ( ! $options->has_total || array() === $counts ) {
			return fragment();
		}
		return el(
			'p',
			array( 'class' => 'frontage-share__total' ),
			__( 'Shares:', 'frontage' ),
			' ',
			self::number( Share_Counts::TOTAL, $counts[ Share_Counts::TOTAL ], $options->min_count )
		);
	}

	/** Returns where the script says what it did. */
	private static function status(): Html {
		return el(
			'span',
			array(
				'class' => 'frontage-share__status',
				'role'  => 'status',
			)
		);
	}
}
