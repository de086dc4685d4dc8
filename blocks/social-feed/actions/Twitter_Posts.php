<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** Shows more posts of X. */
final class Twitter_Posts extends More_Posts {
	public const NAME = 'ha_twitter_feed_action';
}
