ALTER TABLE "document_types" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "document_types" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_documents" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "promoter_description_en" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "guarantee_agent_description_en" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "large_image_en_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "small_image_en_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_large_image_en_id_pictures_picture_id_fk" FOREIGN KEY ("large_image_en_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_small_image_en_id_pictures_picture_id_fk" FOREIGN KEY ("small_image_en_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;