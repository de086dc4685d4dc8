<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Base\Manifest;
use Frontage\Domain\Actions\Search;
use Frontage\Domain\Search\Scope;
use Frontage\Http\Action_Registry;
use Frontage\Http\Content_Version;
use Frontage\Http\Response;

/** Tests which responses shared caches may keep under the version of the content. */
final class KeptReadsTest extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Content_Version::change();
	}

	protected function tearDown(): void {
		unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		parent::tearDown();
	}

	/**
	 * Searches.
	 *
	 * @param mixed $version Version that the page knows.
	 * @param string $method HTTP method.
	 */
	private function search( mixed $version, string $method = 'GET' ): Response {
		$fields = array(
			's'                    => 'zyxomma',
			'settings'             => Scope::of( array() )->sign(),
			Content_Version::FIELD => $version,
		);
		return $this->call( Search::NAME, $fields, array(), $method );
	}

	private static function assert_kept( bool $is_kept, Response $response, string $why ): void {
		self::assertSame( 200, $response->status, $why );
		$control = $response->headers['Cache-Control'];
		self::assertSame( $is_kept ? 'public, max-age=600' : 'no-cache, must-revalidate, max-age=0, no-store, private', $control, $why );
	}

	public function test_only_the_current_version_is_kept(): void {
		$version = Content_Version::current();
		self::assert_kept( true, $this->search( $version ), 'current' );
		self::assertSame( '', $this->search( $version )->headers['Expires'] );
		self::assert_kept( false, $this->search( $version, 'POST' ), 'POST' );
		foreach ( array( '', 'abcdefabcdef', array( $version ), null ) as $other ) {
			self::assert_kept( false, $this->search( $other ), (string) wp_json_encode( $other ) );
		}
		Content_Version::change();
		self::assert_kept( false, $this->search( $version ), 'The content has changed.' );
	}

	public function test_responses_to_users_and_with_a_post_password_are_not_kept(): void {
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = 'x';
		self::assert_kept( false, $this->search( Content_Version::current() ), 'a password' );
		unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		$this->act_as( $this->make_user() );
		self::assert_kept( false, $this->search( Content_Version::current() ), 'a user' );
	}

	public function test_refusals_are_not_kept(): void {
		$fields   = array( Content_Version::FIELD => Content_Version::current() );
		$response = $this->call( Search::NAME, $fields, array(), 'GET' );
		self::assertSame( 400, $response->status );
		self::assertStringContainsString( 'no-store', $response->headers['Cache-Control'] );
	}

	public function test_no_action_that_writes_or_counts_per_visitor_is_kept(): void {
		$kept = array();
		foreach ( array_keys( Manifest::get()['actions'] ) as $name ) {
			$policy = Action_Registry::find( (string) $name )?->policy();
			if ( null !== $policy && $policy->kept_seconds > 0 ) {
				$kept[] = $name;
				self::assertFalse( $policy->is_write, $name );
				self::assertFalse( $policy->needs_token(), $name );
			}
		}
		sort( $kept );
		self::assertSame(
			'df_post_custom_archive frontage_feed_posts frontage_search ha_facebook_feed_action ha_instagram_feed_action '
				. 'ha_post_tab_action ha_smart_post_list_action ha_twitter_feed_action hapro_post_grid_action',
			implode( ' ', $kept )
		);
	}

	public function test_the_version_follows_changes_of_content_and_cannot_be_guessed(): void {
		$post    = $this->make_post();
		$term    = $this->make_term( 'Topic' );
		$user    = $this->make_user();
		$changes = array(
			'a post'    => static fn () => wp_update_post( array( 'ID' => $post, 'post_title' => 'New' ) ),
			'a term'    => static fn () => wp_update_term( $term, 'category', array( 'name' => 'Other' ) ),
			'an author' => static fn () => wp_update_user( array( 'ID' => $user, 'display_name' => 'Other' ) ),
			'a comment' => fn () => $this->make_comment( $post ),
			'a removal' => static fn () => wp_delete_post( $post, true ),
		);
		Content_Version::save();
		foreach ( $changes as $what => $change ) {
			$before = Content_Version::current();
			Content_Version::save();
			self::assertSame( $before, Content_Version::current(), 'Nothing had changed.' );
			$change();
			Content_Version::save();
			self::assertNotSame( $before, Content_Version::current(), $what );
			self::assertMatchesRegularExpression( '/\A[0-9a-f]{12}\z/', Content_Version::current() );
		}
	}
}
