<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Share\Share_Labels;
use Frontage\Domain\Share\Shared_Page;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** Share buttons in the text, at the edge of wide screens, or in a bar at the bottom of phones. */
final class Share_Block {
	/** Where each layout says that a press happened. */
	private const LOCATIONS = array(
		'inline'  => 'inline',
		'sidebar' => 'sidebar',
		'bar'     => 'mobile',
	);

	/** The page that is shared. */
	private readonly Shared_Page $page;

	/** How the buttons look. */
	private readonly Share_Options $options;

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 * @param WP_Block             $block The block, for the post around it.
	 */
	public function __construct( private readonly array $attributes, WP_Block $block ) {
		$this->page    = Shared_Page::of( $block );
		$this->options = Share_Options::of( $attributes );
	}

	/** Returns the block; empty if the author chose no network. */
	public function html(): Html {
		if ( array() === $this->options->networks ) {
			return Html::raw( '' );
		}
		$layout = $this->options->layout;
		$label  = Kses::text( $this->attributes['label'] );
		$named  = '' === $label ? __( 'Share', 'frontage' ) : $label;
		$side   = 'sidebar' === $layout ? " is-at-{$this->options->side}" : '';
		$list   = Share_List::html( $this->page, $this->options, $this->counts() );
		return Wrapper::html(
			array(
				'id'    => $this->attributes['anchor'] ?? null,
				'class' => "frontage-share is-$layout shows-{$this->options->shows}$side",
			),
			Island::html(
				'share',
				$this->props(),
				'inline' === $layout ? self::in_text( $label, $named, $list ) : self::folded( 'sidebar' === $layout, $named, $list ),
				$this->reads_counts() ? 'interaction visible' : 'interaction',
				common: Island::common( 'share.words', Share_Labels::all( ... ) )
			)
		);
	}

	/**
	 * Returns what the script needs.
	 *
	 * @return array<string, mixed>
	 */
	private function props(): array {
		$props = array(
			'post'     => $this->page->post_id,
			'url'      => $this->page->url,
			'title'    => $this->page->title,
			'location' => self::LOCATIONS[ $this->options->layout ],
		);
		if ( $this->page->post_id > 0 && $this->options->shows_numbers() ) {
			$props['min']     = $this->options->min_count;
			$props['isFresh'] = $this->reads_counts();
		}
		return $props;
	}

	/**
	 * Returns the numbers that the block shows.
	 *
	 * @return array<string, int> By network, and `shares` for all; empty if it shows none.
	 */
	private function counts(): array {
		if ( 0 === $this->page->post_id || ! $this->options->shows_numbers() ) {
			return array();
		}
		return Share_Counts::of( array( $this->page->post_id ), $this->options->networks )[ $this->page->post_id ];
	}

	/** Returns whether the script asks for the present numbers, because pages stay in caches for a long time. */
	private function reads_counts(): bool {
		return $this->page->post_id > 0 && $this->options->shows_numbers() && true === Options::get( 'share', 'fresh' );
	}

	/**
	 * Returns the buttons in the text.
	 *
	 * @param string $label What the author wrote above; can be empty.
	 * @param string $named What readers call the group.
	 */
	private static function in_text( string $label, string $named, Html $buttons ): Html {
		$title = array( 'class' => 'frontage-share__title' );
		$group = array(
			'class'      => 'frontage-share__group',
			'role'       => 'group',
			'aria-label' => $named,
		);
		return el( 'div', $group, '' === $label ? fragment() : el( 'p', $title + array( 'aria-hidden' => 'true' ), $label ), $buttons );
	}

	/**
	 * Returns the buttons in what visitors open and close, also without a script.
	 *
	 * @param bool $is_open Whether it is open at first.
	 * @param string $named Label of the control.
	 */
	private static function folded( bool $is_open, string $named, Html $buttons ): Html {
		return el(
			'details',
			array(
				'class' => 'frontage-share__fold',
				'open'  => $is_open,
			),
			el(
				'summary',
				array( 'class' => 'frontage-share__summary' ),
				el( 'span', array( 'class' => 'frontage-share__name' ), $named )
			),
			$buttons
		);
	}
}
