<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** Shows more posts of Mastodon, Bluesky and RSS. */
final class Feed_Posts extends More_Posts {
	public const NAME = 'frontage_feed_posts';
}
