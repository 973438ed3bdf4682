-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('user', 'admin', 'super_admin');

-- CreateEnum
CREATE TYPE "theme" AS ENUM ('system', 'light', 'dark');

-- CreateEnum
CREATE TYPE "units" AS ENUM ('imperial', 'metric');

-- CreateEnum
CREATE TYPE "trial_claim_kind" AS ENUM ('address', 'google');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('member', 'admin');

-- CreateEnum
CREATE TYPE "code_purpose" AS ENUM ('verify_email', 'reset_password', 'change_email', 'verify_phone');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('male', 'female', 'non-binary', 'prefer-not-to-say');

-- CreateEnum
CREATE TYPE "export_status" AS ENUM ('queued', 'building', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "goal_status" AS ENUM ('active', 'archived');

-- CreateEnum
CREATE TYPE "check_in_status" AS ENUM ('done', 'partial', 'skip');

-- CreateEnum
CREATE TYPE "skip_reason" AS ENUM ('rest', 'ill', 'travel', 'other');

-- CreateEnum
CREATE TYPE "check_in_source" AS ENUM ('app', 'chat', 'email', 'sms');

-- CreateEnum
CREATE TYPE "message_role" AS ENUM ('user', 'coach');

-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('said', 'greeting_request', 'context_request', 'hand_over', 'notice');

-- CreateEnum
CREATE TYPE "message_state" AS ENUM ('complete', 'streaming', 'interrupted', 'failed');

-- CreateEnum
CREATE TYPE "proposal_status" AS ENUM ('open', 'accepted', 'declined', 'expired');

-- CreateEnum
CREATE TYPE "notification_type" AS ENUM ('coach_message', 'missed_checkin', 'goal_deadline', 'milestone_reached', 'other');

-- CreateEnum
CREATE TYPE "notification_priority" AS ENUM ('urgent', 'high', 'normal', 'low');

-- CreateEnum
CREATE TYPE "channel" AS ENUM ('app', 'email', 'sms', 'push');

-- CreateEnum
CREATE TYPE "delivery_status" AS ENUM ('pending', 'sending', 'sent', 'delivered', 'failed', 'dead', 'suppressed', 'expired');

-- CreateEnum
CREATE TYPE "paid_plan" AS ENUM ('basic', 'pro', 'unlimited');

-- CreateEnum
CREATE TYPE "billing_interval" AS ENUM ('month', 'year');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "profile_image_url" TEXT,
    "role" "role" NOT NULL DEFAULT 'user',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "timezone" TEXT,
    "day_start_hour" SMALLINT NOT NULL DEFAULT 0,
    "week_start" SMALLINT NOT NULL DEFAULT 0,
    "hour12" BOOLEAN NOT NULL DEFAULT true,
    "units" "units" NOT NULL DEFAULT 'imperial',
    "theme" "theme" NOT NULL DEFAULT 'system',
    "language" TEXT NOT NULL DEFAULT 'en',
    "coach_intensity" SMALLINT NOT NULL DEFAULT 2,
    "learning_paused_at" TIMESTAMPTZ(3),
    "held_until" TIMESTAMPTZ(3),
    "trial_started_at" TIMESTAMPTZ(3),
    "total_points" INTEGER NOT NULL DEFAULT 0,
    "last_active_at" TIMESTAMPTZ(3),
    "deletion_due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "session_kind" NOT NULL,
    "session_version" INTEGER NOT NULL,
    "user_agent" TEXT,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_code" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "address" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "tries_left" SMALLINT NOT NULL DEFAULT 5,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "zone_change" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "zone" TEXT NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "zone_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "address" TEXT,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile" (
    "user_id" UUID NOT NULL,
    "name" TEXT,
    "age" SMALLINT,
    "gender" "gender",
    "occupation" TEXT,
    "location" TEXT,
    "current_life_situation" TEXT,
    "main_challenges" TEXT,
    "support_system" TEXT,
    "stress_factors" TEXT,
    "living_situation" TEXT,
    "financial_constraints" TEXT,
    "time_constraints" TEXT,
    "music_preferences" TEXT,
    "entertainment_preferences" TEXT,
    "reading_preferences" TEXT,
    "hobbies_interests" TEXT,
    "values_motivations" TEXT,
    "personality_traits" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profile_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "profile_change" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "field_name" TEXT NOT NULL,
    "old_value" TEXT,
    "new_value" TEXT,
    "change_reason" TEXT NOT NULL,
    "message_id" UUID,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "export_status" NOT NULL DEFAULT 'queued',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "content" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "motto" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "personality" TEXT NOT NULL,
    "motivation_style" TEXT NOT NULL,
    "intro_message" TEXT NOT NULL,
    "speech_bubble_color" TEXT NOT NULL,
    "avatar" TEXT NOT NULL,
    "video" TEXT NOT NULL,
    "rating" SMALLINT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coach_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_category" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "goal_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_template" (
    "id" TEXT NOT NULL,
    "category_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "coach_id" TEXT,
    "quick_start" SMALLINT,
    "definition" JSONB NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "goal_template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "coach_id" TEXT,
    "template_id" TEXT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL,
    "target_value" DECIMAL(14,2) NOT NULL,
    "unit" TEXT NOT NULL,
    "start_day" DATE NOT NULL,
    "deadline" DATE,
    "daily_target" DECIMAL(14,2),
    "daily_target_unit" TEXT,
    "check_in_time" TEXT,
    "status" "goal_status" NOT NULL DEFAULT 'active',
    "completed_at" TIMESTAMPTZ(3),
    "wish" TEXT,
    "outcome" TEXT,
    "obstacle" TEXT,
    "if_then" TEXT,
    "request_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "goal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_milestone" (
    "goal_id" UUID NOT NULL,
    "percent" SMALLINT NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "goal_milestone_pkey" PRIMARY KEY ("goal_id","percent")
);

-- CreateTable
CREATE TABLE "goal_change" (
    "id" UUID NOT NULL,
    "goal_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "old_value" TEXT,
    "new_value" TEXT,
    "reason" TEXT,
    "source" TEXT NOT NULL DEFAULT 'member',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "goal_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pause" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "goal_id" UUID,
    "from_day" DATE NOT NULL,
    "until_day" DATE,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "pause_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in" (
    "id" UUID NOT NULL,
    "goal_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "status" "check_in_status" NOT NULL DEFAULT 'done',
    "value" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "skip_reason" "skip_reason",
    "note" TEXT,
    "mood" SMALLINT,
    "source" "check_in_source" NOT NULL DEFAULT 'app',
    "zone" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "check_in_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "goal_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "summary" TEXT,
    "summarised_up_to_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "coach_id" TEXT,
    "role" "message_role" NOT NULL,
    "kind" "message_kind" NOT NULL DEFAULT 'said',
    "state" "message_state" NOT NULL DEFAULT 'complete',
    "content" TEXT NOT NULL,
    "reply_to_id" UUID,
    "client_key" TEXT,
    "thumb" SMALLINT,
    "lease_until" TIMESTAMPTZ(3),
    "edited_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_action" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "call_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "check_in_id" UUID,
    "detail" JSONB NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_action_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proposal" (
    "id" UUID NOT NULL,
    "goal_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "status" "proposal_status" NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "goal_id" UUID,
    "message_id" UUID,
    "fact" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "is_sensitive" BOOLEAN NOT NULL DEFAULT false,
    "is_kept" BOOLEAN NOT NULL DEFAULT true,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_allowance" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "chat_allowance_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "model_usage" (
    "user_id" UUID NOT NULL,
    "coach_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "purpose" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "tokens_in" INTEGER NOT NULL DEFAULT 0,
    "tokens_out" INTEGER NOT NULL DEFAULT 0,
    "tokens_cached" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("user_id","coach_id","day","purpose")
);

-- CreateTable
CREATE TABLE "safety_count" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "safety_count_pkey" PRIMARY KEY ("day","kind")
);

-- CreateTable
CREATE TABLE "concern" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "goal_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "spoken_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "concern_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preference" (
    "user_id" UUID NOT NULL,
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "weekly_progress_emails" BOOLEAN NOT NULL DEFAULT true,
    "goal_reminder_emails" BOOLEAN NOT NULL DEFAULT true,
    "milestone_emails" BOOLEAN NOT NULL DEFAULT true,
    "coach_message_emails" BOOLEAN NOT NULL DEFAULT true,
    "sms_notifications" BOOLEAN NOT NULL DEFAULT false,
    "sms_goal_reminders" BOOLEAN NOT NULL DEFAULT false,
    "sms_milestones" BOOLEAN NOT NULL DEFAULT false,
    "sms_coach_messages" BOOLEAN NOT NULL DEFAULT false,
    "phone_number" TEXT,
    "phone_verified_at" TIMESTAMPTZ(3),
    "sms_stopped_at" TIMESTAMPTZ(3),
    "quiet_hours_enabled" BOOLEAN NOT NULL DEFAULT false,
    "quiet_hours_start" TEXT NOT NULL DEFAULT '22:00',
    "quiet_hours_end" TEXT NOT NULL DEFAULT '08:00',
    "weekend_notifications" BOOLEAN NOT NULL DEFAULT true,
    "urgent_override_quiet_hours" BOOLEAN NOT NULL DEFAULT true,
    "daily_digest_enabled" BOOLEAN NOT NULL DEFAULT true,
    "daily_digest_time" TEXT NOT NULL DEFAULT '08:00',
    "check_in_reminder_enabled" BOOLEAN NOT NULL DEFAULT true,
    "check_in_reminder_time" TEXT NOT NULL DEFAULT '19:00',
    "enable_push_notifications" BOOLEAN NOT NULL DEFAULT true,
    "notification_sound" BOOLEAN NOT NULL DEFAULT true,
    "auto_mark_read_on_click" BOOLEAN NOT NULL DEFAULT true,
    "group_similar_notifications" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "goal_id" UUID,
    "coach_id" TEXT,
    "type" "notification_type" NOT NULL,
    "priority" "notification_priority" NOT NULL DEFAULT 'normal',
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "action_url" TEXT,
    "dedupe_key" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "notification_id" UUID,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" "channel" NOT NULL,
    "status" "delivery_status" NOT NULL DEFAULT 'pending',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "provider_id" TEXT,
    "last_error" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "goal_id" UUID,
    "kind" TEXT NOT NULL,
    "time" TEXT,
    "weekdays" SMALLINT NOT NULL DEFAULT 127,
    "channel" "channel",
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "due_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "last_day" DATE,
    "snoozed_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suppression" (
    "channel" "channel" NOT NULL,
    "address" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'all',
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppression_pkey" PRIMARY KEY ("channel","address","category")
);

-- CreateTable
CREATE TABLE "push_subscription" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_text" (
    "id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" UUID,
    "sender" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbound_text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_price" (
    "plan" "paid_plan" NOT NULL,
    "interval" "billing_interval" NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "price_id" TEXT NOT NULL,

    CONSTRAINT "plan_price_pkey" PRIMARY KEY ("plan","interval")
);

-- CreateTable
CREATE TABLE "billing_customer" (
    "user_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_customer_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "user_id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "plan" "paid_plan" NOT NULL,
    "interval" "billing_interval" NOT NULL,
    "status" TEXT NOT NULL,
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "trial_end" TIMESTAMPTZ(3),
    "has_payment_method" BOOLEAN NOT NULL DEFAULT false,
    "grace_period_end" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "checkout" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan" "paid_plan" NOT NULL,
    "interval" "billing_interval" NOT NULL,
    "provider_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trial_claim" (
    "hash" TEXT NOT NULL,
    "kind" "trial_claim_kind" NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trial_claim_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "handled_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("provider","event_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_kind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target_id" TEXT,
    "detail" JSONB,
    "request_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "heartbeat" (
    "worker" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("worker")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_role_created_at_idx" ON "users"("role", "created_at");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE INDEX "users_last_name_first_name_idx" ON "users"("last_name", "first_name");

-- CreateIndex
CREATE INDEX "users_deletion_due_at_idx" ON "users"("deletion_due_at");

-- CreateIndex
CREATE UNIQUE INDEX "identity_provider_subject_key" ON "identity"("provider", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "identity_user_id_provider_key" ON "identity"("user_id", "provider");

-- CreateIndex
CREATE INDEX "session_user_id_revoked_at_idx" ON "session"("user_id", "revoked_at");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_code_user_id_purpose_created_at_idx" ON "one_time_code"("user_id", "purpose", "created_at");

-- CreateIndex
CREATE INDEX "one_time_code_hash_idx" ON "one_time_code"("hash");

-- CreateIndex
CREATE INDEX "one_time_code_expires_at_idx" ON "one_time_code"("expires_at");

-- CreateIndex
CREATE INDEX "zone_change_user_id_from_at_idx" ON "zone_change"("user_id", "from_at");

-- CreateIndex
CREATE INDEX "consent_user_id_kind_idx" ON "consent"("user_id", "kind");

-- CreateIndex
CREATE INDEX "profile_change_user_id_created_at_idx" ON "profile_change"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "data_export_user_id_created_at_idx" ON "data_export"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "data_export_expires_at_idx" ON "data_export"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "coach_key_key" ON "coach"("key");

-- CreateIndex
CREATE INDEX "coach_is_active_position_idx" ON "coach"("is_active", "position");

-- CreateIndex
CREATE INDEX "goal_template_category_id_position_idx" ON "goal_template"("category_id", "position");

-- CreateIndex
CREATE INDEX "goal_template_coach_id_idx" ON "goal_template"("coach_id");

-- CreateIndex
CREATE INDEX "goal_user_id_status_created_at_idx" ON "goal"("user_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "goal_coach_id_idx" ON "goal"("coach_id");

-- CreateIndex
CREATE INDEX "goal_template_id_idx" ON "goal"("template_id");

-- CreateIndex
CREATE UNIQUE INDEX "goal_id_user_id_key" ON "goal"("id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "goal_user_id_request_key_key" ON "goal"("user_id", "request_key");

-- CreateIndex
CREATE INDEX "goal_change_goal_id_created_at_idx" ON "goal_change"("goal_id", "created_at");

-- CreateIndex
CREATE INDEX "pause_user_id_goal_id_from_day_idx" ON "pause"("user_id", "goal_id", "from_day");

-- CreateIndex
CREATE INDEX "pause_goal_id_user_id_idx" ON "pause"("goal_id", "user_id");

-- CreateIndex
CREATE INDEX "check_in_goal_id_user_id_idx" ON "check_in"("goal_id", "user_id");

-- CreateIndex
CREATE INDEX "check_in_user_id_day_idx" ON "check_in"("user_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "check_in_user_id_idempotency_key_key" ON "check_in"("user_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_goal_id_key" ON "conversation"("goal_id");

-- CreateIndex
CREATE INDEX "conversation_user_id_idx" ON "conversation"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_id_user_id_key" ON "conversation"("id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_goal_id_user_id_key" ON "conversation"("goal_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_reply_to_id_key" ON "message"("reply_to_id");

-- CreateIndex
CREATE INDEX "message_conversation_id_created_at_id_idx" ON "message"("conversation_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "message_conversation_id_user_id_idx" ON "message"("conversation_id", "user_id");

-- CreateIndex
CREATE INDEX "message_coach_id_idx" ON "message"("coach_id");

-- CreateIndex
CREATE INDEX "message_user_id_idx" ON "message"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_conversation_id_client_key_key" ON "message"("conversation_id", "client_key");

-- CreateIndex
CREATE INDEX "message_action_check_in_id_idx" ON "message_action"("check_in_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_action_message_id_call_id_key" ON "message_action"("message_id", "call_id");

-- CreateIndex
CREATE INDEX "proposal_goal_id_user_id_status_idx" ON "proposal"("goal_id", "user_id", "status");

-- CreateIndex
CREATE INDEX "proposal_user_id_idx" ON "proposal"("user_id");

-- CreateIndex
CREATE INDEX "proposal_message_id_idx" ON "proposal"("message_id");

-- CreateIndex
CREATE INDEX "memory_user_id_is_pinned_updated_at_idx" ON "memory"("user_id", "is_pinned", "updated_at");

-- CreateIndex
CREATE INDEX "memory_goal_id_user_id_idx" ON "memory"("goal_id", "user_id");

-- CreateIndex
CREATE INDEX "memory_message_id_idx" ON "memory"("message_id");

-- CreateIndex
CREATE INDEX "model_usage_day_idx" ON "model_usage"("day");

-- CreateIndex
CREATE INDEX "concern_user_id_idx" ON "concern"("user_id");

-- CreateIndex
CREATE INDEX "concern_goal_id_user_id_idx" ON "concern"("goal_id", "user_id");

-- CreateIndex
CREATE INDEX "notification_preference_phone_number_idx" ON "notification_preference"("phone_number");

-- CreateIndex
CREATE INDEX "notification_user_id_created_at_idx" ON "notification"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "notification_goal_id_idx" ON "notification"("goal_id");

-- CreateIndex
CREATE INDEX "notification_coach_id_idx" ON "notification"("coach_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_dedupe_key_key" ON "notification"("user_id", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_key_key" ON "delivery"("key");

-- CreateIndex
CREATE INDEX "delivery_user_id_created_at_idx" ON "delivery"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "delivery_notification_id_idx" ON "delivery"("notification_id");

-- CreateIndex
CREATE INDEX "delivery_provider_id_idx" ON "delivery"("provider_id");

-- CreateIndex
CREATE INDEX "schedule_user_id_kind_idx" ON "schedule"("user_id", "kind");

-- CreateIndex
CREATE INDEX "schedule_goal_id_user_id_idx" ON "schedule"("goal_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_text_provider_id_key" ON "inbound_text"("provider_id");

-- CreateIndex
CREATE INDEX "inbound_text_user_id_idx" ON "inbound_text"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_price_price_id_key" ON "plan_price"("price_id");

-- CreateIndex
CREATE UNIQUE INDEX "billing_customer_customer_id_key" ON "billing_customer"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_provider_id_key" ON "subscription"("provider_id");

-- CreateIndex
CREATE INDEX "subscription_status_plan_idx" ON "subscription"("status", "plan");

-- CreateIndex
CREATE INDEX "subscription_grace_period_end_idx" ON "subscription"("grace_period_end");

-- CreateIndex
CREATE INDEX "checkout_user_id_created_at_idx" ON "checkout"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_event_object_id_idx" ON "webhook_event"("object_id");

-- CreateIndex
CREATE INDEX "webhook_event_received_at_idx" ON "webhook_event"("received_at");

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_target_kind_target_id_at_idx" ON "audit_entry"("target_kind", "target_id", "at");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_at_idx" ON "audit_entry"("actor_id", "at");

-- AddForeignKey
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "zone_change" ADD CONSTRAINT "zone_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_template" ADD CONSTRAINT "goal_template_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "goal_category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_template" ADD CONSTRAINT "goal_template_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal" ADD CONSTRAINT "goal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal" ADD CONSTRAINT "goal_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal" ADD CONSTRAINT "goal_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "goal_template"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_milestone" ADD CONSTRAINT "goal_milestone_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_change" ADD CONSTRAINT "goal_change_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pause" ADD CONSTRAINT "pause_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pause" ADD CONSTRAINT "pause_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_user_id_fkey" FOREIGN KEY ("conversation_id", "user_id") REFERENCES "conversation"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_reply_to_id_fkey" FOREIGN KEY ("reply_to_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_action" ADD CONSTRAINT "message_action_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_action" ADD CONSTRAINT "message_action_check_in_id_fkey" FOREIGN KEY ("check_in_id") REFERENCES "check_in"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory" ADD CONSTRAINT "memory_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory" ADD CONSTRAINT "memory_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory" ADD CONSTRAINT "memory_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_allowance" ADD CONSTRAINT "chat_allowance_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "concern" ADD CONSTRAINT "concern_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "concern" ADD CONSTRAINT "concern_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_goal_id_user_id_fkey" FOREIGN KEY ("goal_id", "user_id") REFERENCES "goal"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_text" ADD CONSTRAINT "inbound_text_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
