<?php
/**
 * What is stored and what is dropped.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Spam_Score;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * One rule for every kind of submission, as docs/anti-spam.md has it.
 */
final class SpamScoreTest extends Form_TestCase {
	/** @return array<string, array{bool, int|string|null, int, bool}> Honeypot, what the filter says, score, whether it is spam. */
	public static function cases(): array {
		return array(
			'a person'                           => array( false, null, 0, false ),
			'doubtful'                           => array( false, 79, 79, false ),
			'just spam'                          => array( false, 80, 80, true ),
			'beyond the scale'                   => array( false, 1000, 100, true ),
			'below the scale'                    => array( false, -5, 0, false ),
			'no number'                          => array( false, 'robot', 0, false ),
			'the honeypot'                       => array( true, null, 100, true ),
			'the honeypot, forgiven by a filter' => array( true, 10, 10, false ),
		);
	}

	#[DataProvider( 'cases' )]
	public function test_rates_messages_before_storing_and_sending(
		bool $is_trapped,
		int|string|null $said,
		int $score,
		bool $is_spam
	): void {
		if ( null !== $said ) {
			add_filter( 'frontage_spam_score', static fn (): int|string => $said );
		}
		self::assertSame( $score, Spam_Score::of( 'form', array(), $is_trapped ) );
		self::assertSame( $is_spam, Spam_Score::is_spam( 'newsletter', array(), $is_trapped ) );
		$this->send( $this->make_form(), self::GOOD, null, $is_trapped ? array( 'frontage_homepage' => 'https://spam.example' ) : array() );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame(
			array( $is_spam ? 'spam' : 'new', $is_spam ? 0 : 1 ),
			array( $this->entries()[0]['state'], count( $this->mails ) )
		);
		remove_all_filters( 'frontage_spam_score' );
	}

	public function test_filters_receive_the_message(): void {
		$heard = array();
		add_filter(
			'frontage_spam_score',
			static function ( int $score, string $kind, array $content ) use ( &$heard ): int {
				$heard = array( $kind, $content );
				return $score;
			},
			10,
			3
		);
		$this->send( $this->make_form() );
		remove_all_filters( 'frontage_spam_score' );
		self::assertSame( 'form', $heard[0] );
		self::assertSame( array( 'Ada', 'ada@example.org', "Hello\nthere" ), array_values( (array) $heard[1] ) );
	}
}
