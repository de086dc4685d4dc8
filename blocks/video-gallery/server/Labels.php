<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Video\Consent_Line;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * What a gallery says, and about whose videos.
 *
 * @phpstan-import-type Item from Item_Props
 */
final class Labels {
	/**
	 * Vendors of the videos, by slug.
	 *
	 * @var array<string, With_Video>
	 */
	private readonly array $vendors;

	/**
	 * Takes the videos.
	 *
	 * @param list<Item> $items
	 */
	public function __construct( array $items ) {
		$vendors = array();
		foreach ( array_unique( array_column( $items, 'vendor' ) ) as $slug ) {
			$vendor = Providers::get( $slug );
			if ( $vendor instanceof With_Video ) {
				$vendors[ $slug ] = $vendor;
			}
		}
		$this->vendors = $vendors;
	}

	/**
	 * Returns the component's texts.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return array(
			'play'    => __( 'Play video:', 'frontage' ),
			/* translators: %s: title of a video. */
			'playing' => __( 'Now playing: %s', 'frontage' ),
			/* translators: 1: number of a page, 2: number of pages. */
			'status'  => __( 'Page %1$s of %2$s', 'frontage' ),
			'more'    => __( 'Load more', 'frontage' ),
			'loading' => __( 'Loading…', 'frontage' ),
			'failed'  => __( 'Sorry, there was an error loading the next page.', 'frontage' ),
			'retry'   => __( 'Try again', 'frontage' ),
			'broken'  => __( 'The video could not be loaded.', 'frontage' ),
			'pages'   => $this->pages(),
		);
	}

	/**
	 * Returns the labels of the pagination.
	 *
	 * @return array{label: string, page: string, previous: string, next: string}
	 */
	public function pages(): array {
		return Pagination::words( __( 'Pages of videos', 'frontage' ) );
	}

	/**
	 * Returns what the script needs to know about each vendor.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function vendors(): array {
		$all = array();
		foreach ( $this->vendors as $slug => $vendor ) {
			$title        = $vendor->title();
			$policy       = Url::safe( $vendor->third_party()->policy_url );
			$all[ $slug ] = array(
				'terms'  => Consent::terms( $vendor ),
				/* translators: %s: name of a company. */
				'failed' => sprintf( __( '%s cannot play this video here. Open it there instead.', 'frontage' ), $title ),
				'ask'    => Consent_Mode::asks() ? array_filter(
					array(
						'line'   => Consent_Line::sentence( $vendor ),
						'policy' => $policy,
						'about'  => '' === $policy ? '' : Consent_Line::policy( $title ),
						'always' => Consent_Mode::CLICK === Consent_Mode::current() ? '' : Consent_Line::always( $title ),
						'stop'   => Consent::stop( $title ),
					)
				) : null,
			);
		}
		return $all;
	}

	/** Returns what wakes the gallery for visitors who have agreed before. */
	public function remembered(): Html {
		return fragment(
			...array_map(
				static fn ( With_Video $vendor ): ?Html => Consent_Line::remembered( 'video-gallery', $vendor ),
				array_values( $this->vendors )
			)
		);
	}

	/** Returns what a press does, for each vendor. */
	public function asks(): Html {
		return fragment(
			...array_map(
				static fn ( With_Video $vendor ): ?Html => Consent_Line::html( $vendor, 'frontage-video-gallery' ),
				array_values( $this->vendors )
			)
		);
	}
}
