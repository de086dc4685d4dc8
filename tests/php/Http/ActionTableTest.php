<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Http\Action_Registry;
use Frontage\Tests\Http\Stubs\Offer;
use Frontage\Tests\TestCase;


/** Tests that the table of actions matches the code. */
final class ActionTableTest extends TestCase {
	public function test_the_file_is_up_to_date(): void {
		self::assertStringEqualsFile( Action_Table::path(), Action_Table::markdown(), 'Run: npm run build -- --fixtures' );
	}

	public function test_lists_every_public_action(): void {
		Offer::now();
		$table = Action_Table::markdown();
		Manifest::override( null );
		foreach ( array( 'test_vote', 'test_look', 'test_edit', 'test_breaks' ) as $name ) {
			self::assertStringContainsString( "| `$name` |", $table );
		}
		self::assertStringContainsString( 'any visitor, POST from this site; with only `post_id`: anyone, GET or POST', $table );
		self::assertStringContainsString( 'users who can `edit_posts`, with token', $table );
		self::assertStringContainsString( '`page`: a whole number from 1 to 50', $table );
		self::assertStringContainsString( '3 / day; body 1,000 B', $table );
	}

	public function test_action_names_are_unique_and_responses_documented(): void {
		self::assertContains( 'frontage_token', Action_Registry::names() );
		foreach ( Action_Registry::names() as $name ) {
			$action = Action_Registry::build( $name );
			self::assertNotNull( $action, "$name is no action." );
			self::assertSame( $name, $action::NAME );
			self::assertNotSame( '', $action::REPLY, "$name does not say what it answers." );
			self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]{1,64}$/', $name );
		}
	}
}
