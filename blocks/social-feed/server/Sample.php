<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Clock;
use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Posts for authors who have not connected a feed yet: the editor shows how it will look, and says that it is a sample. */
final class Sample {
	/** Returns whether an author looks at the block in the editor. */
	public static function is_wanted(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'edit_posts' );
	}

	/** Returns what says that it is a sample. */
	public static function note(): Html {
		return el(
			'p',
			array( 'class' => 'frontage-list__notice' ),
			__( 'This is a sample. Visitors see nothing until you have entered an address.', 'frontage' )
		);
	}

	/**
	 * Returns the posts.
	 *
	 * @return list<Feed_Item>
	 */
	public static function items(): array {
		$texts = array(
			__( 'A post of the account that you connect, with its #hashtags and links.', 'frontage' ),
			__( 'Your site keeps copies of posts and pictures, and looks for new ones regularly.', 'frontage' ),
			__( 'Choose the layout, the number of posts, and what each of them shows.', 'frontage' ),
		);
		$items = array();
		foreach ( $texts as $index => $text ) {
			$items[] = Feed_Item::of(
				array(
					'id'            => "sample-$index",
					'author_name'   => __( 'Sample account', 'frontage' ),
					'author_handle' => '@sample',
					'text'          => $text,
					'published'     => Clock::now() - $index * DAY_IN_SECONDS,
					'likes'         => 12,
				)
			);
		}
		return array_values( array_filter( $items ) );
	}
}
